import { describe, expect, it, vi } from 'vitest';
import { ABOUT, createStandardSite } from './testing/standard-site.ts';
import { createTestSite } from './testing/test-site.ts';
import { startGateway, startStandardGateway } from './testing/start-gateway.ts';

describe('a gateway', () => {
  it('reports the live apps in /healthz without naming guarded ones', async () => {
    const { apps, ...started } = await startStandardGateway();
    const { status, headers, body } = await started.request('/healthz');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body.toString())).toEqual({
      status: 'ok',
      channel: 'stable',
      revision: 1,
      apps: {
        shell: apps.shell.version,
        'mfe-marketing': apps.marketing.version,
        'mfe-blog': apps.blog.version,
      },
      contract: {
        provides: '1.0.0',
        needs: { 'mfe-marketing': '^1.0.0', 'mfe-blog': '^1.0.0' },
      },
      degraded: false,
      fallbacks: [],
      registry: { status: 'ok' },
      backend: {
        status: 'failing',
        since: expect.any(String) as unknown,
        checkedAt: expect.any(String) as unknown,
      },
    });
    expect(await started.status()).toEqual(JSON.parse(body.toString()));
  });

  it('answers 503 before the first release, and serves it as soon as it exists', async () => {
    const empty = createTestSite();
    const { request } = await startGateway(empty.store);
    expect((await request('/')).status).toBe(503);
    const health = await request('/healthz');
    const ready = JSON.parse((await request('/readyz')).text) as object;
    expect(ready).toEqual({ ready: false, reasons: ['no-release', 'backend-failing'] });
    expect((await request('/livez')).status).toBe(200);
    expect(health.status).toBe(503);
    expect(JSON.parse(health.text)).toMatchObject({
      status: 'empty',
      channel: 'stable',
    });

    const full = await createStandardSite();
    for (const folder of ['artifacts', 'pages', 'registry']) {
      for (const key of await full.store.list(folder)) {
        await empty.store.write(key, (await full.store.read(key))?.body ?? '');
      }
    }
    await vi.waitFor(async () => expect((await request('/')).status).toBe(200));
  });

  it('sets its security headers on every kind of answer, and refuses methods that a path does not support', async () => {
    const { request, apps } = await startStandardGateway();
    const texts = ['/', '/about', '/healthz', '/robots.txt'];
    const readable = [...texts, `/assets/shell/${apps.shell.version}/entry.js`];
    for (const path of [...readable, '/nowhere', '/sitemap.xml', '/rest/v1/posts']) {
      const { headers } = await request(path);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      });
      expect(headers['strict-transport-security'], path).toBeUndefined();
    }
    for (const path of readable) {
      const { status, headers } = await request(path, { method: 'POST' });
      expect([status, headers.allow], path).toEqual([405, 'GET, HEAD']);
    }
    expect((await request('/nowhere', { method: 'POST' })).status).toBe(404);
  });

  it('answers an internal failure with a plain 500, and logs it without the query', async () => {
    const { request, log, store } = await startStandardGateway();
    await request('/nowhere');
    store.read = () => Promise.reject(new Error('disk on fire at /secret/path'));
    const { status, body, headers } = await request(`${ABOUT}?token=secret-token`);
    expect(status).toBe(500);
    expect(body.toString()).toBe('Something went wrong on our side. Try again.\n');
    expect(headers['cache-control']).toBe('no-store');
    expect(log).toContainEqual(expect.objectContaining({ message: 'request failed', path: ABOUT }));
    expect(JSON.stringify(log)).not.toContain('secret-token');
  });
});
