import { describe, expect, it, vi } from 'vitest';
import { writeBuildRecord } from '../../store/build-record.ts';
import type { PlatformReleases } from '@talent/api/platform/platform-releases';
import type { PlatformCheck, PlatformStatus } from '@talent/api/platform/platform-status';
import { guardCookie } from '../testing/preview-site.ts';
import { fingerprint } from '../testing/raw-request.ts';
import { STAFF_HEADERS, staffBackend } from '../testing/staff-backend.ts';
import { startStandardGateway } from '../testing/start-gateway.ts';

async function setUp() {
  const { backend, revoke } = staffBackend();
  const started = await startStandardGateway({ backend });
  // It is live before a test damages it.
  await started.request('/healthz');
  const cookie = await guardCookie();
  const ask = async <Answer>(path: string, method = 'GET') => {
    const headers = { ...STAFF_HEADERS, Cookie: cookie };
    const { status, body } = await started.request(path, { method, headers });
    return { status, answer: JSON.parse(body.toString()) as Answer };
  };
  return { ...started, cookie, ask, revoke };
}

describe('the report of the platform', () => {
  it('is not found for everyone but admins', async () => {
    const { request, cookie } = await setUp();
    // Admins need both the cookie and the token.
    for (const headers of [{ Cookie: cookie }, STAFF_HEADERS]) {
      expect((await request('/_platform/status', { headers })).status).toBe(404);
    }
    const unknown = fingerprint(await request('/no-such-path'));
    for (const path of [
      '/_platform/status',
      '/_platform/releases',
      '/_platform/operations',
      '/_platform/answer?path=/',
      '/_platform/symbols',
      '/_platform/other',
    ]) {
      expect(fingerprint(await request(path)), path).toEqual(unknown);
    }
    const post = await request('/_platform/verify', { method: 'POST' });
    expect(fingerprint(post)).toEqual(
      fingerprint(await request('/no-such-path', { method: 'POST' })),
    );
  });

  it('is not found after the role ends, even while the cookie is valid', async () => {
    const { request, cookie, ask, revoke } = await setUp();
    expect((await ask('/_platform/status')).status).toBe(200);
    revoke();
    const headers = { ...STAFF_HEADERS, Cookie: cookie };
    const unknown = fingerprint(await request('/no-such-path', { headers }));
    for (const path of ['/_platform/status', '/_platform/answer?path=/']) {
      expect(fingerprint(await request(path, { headers })), path).toEqual(unknown);
    }
  });

  it('lists the live versions of each channel, their dates and their build records', async () => {
    const { ask, store, apps } = await setUp();
    const { name: app, version } = apps.blog;
    const audit = { status: 'measured' as const, tool: 'osv-scanner' as const, advisories: [] };
    const record = { schema: 1 as const, at: '2026-11-20T10:00:00.000Z', audit };
    await writeBuildRecord(store, { app, version }, record);
    const { answer } = await ask<PlatformStatus>('/_platform/status');
    expect(answer.live).toEqual({ channel: 'stable', revision: 1 });
    expect(answer.channels).toMatchObject([{ channel: 'stable', revision: 1 }]);
    expect(answer.channels[0]?.apps.map((live) => live.app)).toEqual([
      'mfe-admin',
      'mfe-blog',
      'mfe-marketing',
      'shell',
    ]);
    expect(answer.builds).toMatchObject({ 'mfe-blog': record, shell: null });
    expect(answer.events).toEqual({ status: 'off' });
  });

  it('lists what went live when', async () => {
    const { ask } = await setUp();
    const { answer } = await ask<PlatformReleases>('/_platform/releases');
    expect(answer.releases).toMatchObject([{ revision: 1 }]);
    expect(answer.releases[0]?.changed).toHaveLength(4);
  });

  it('says on a host without figures of its own work that it has none', async () => {
    const { ask } = await setUp();
    expect(await ask('/_platform/operations')).toEqual({
      status: 501,
      answer: {
        code: 'not-observed',
        message: 'This host keeps no figures of its own work: look at those of its provider.',
      },
    });
  });

  it('names changed and missing files, guarded ones included, and damaged manifests', async () => {
    const { ask, store, apps, log } = await setUp();
    const { blog, admin } = apps;
    const intact = await ask<PlatformCheck>('/_platform/verify', 'POST');
    expect(intact.status).toBe(200);
    expect(intact.answer.apps.map((app) => app.status === 'checked' && app.damaged)).toEqual([
      ...[[], []],
      ...[[], []],
    ]);
    const [changed = ''] = Object.keys(blog.files);
    const [gone = ''] = Object.keys(admin.files);
    await store.write(`artifacts/mfe-blog/${blog.version}/${changed}`, 'something else');
    await store.remove(`artifacts/mfe-admin/${admin.version}/${gone}`);
    const { answer } = await ask<PlatformCheck>('/_platform/verify', 'POST');
    expect(answer.apps).toMatchObject([
      { app: 'mfe-admin', damaged: [{ path: gone, problem: 'missing' }] },
      { app: 'mfe-blog', damaged: [{ path: changed, problem: 'changed' }] },
      { app: 'mfe-marketing', damaged: [] },
      { app: 'shell', damaged: [] },
    ]);
    expect(log).toContainEqual(expect.objectContaining({ message: 'artifacts are damaged' }));
    await store.write(`artifacts/mfe-blog/${blog.version}/manifest.json`, '{');
    const { answer: later } = await ask<PlatformCheck>('/_platform/verify', 'POST');
    expect(later.apps[1]).toMatchObject({
      app: 'mfe-blog',
      status: 'unreadable',
      reason: expect.stringContaining('manifest.json is damaged') as unknown,
    });
  });

  it('requests no other host than the site', async () => {
    const { ask } = await setUp();
    const fetched = vi.spyOn(globalThis, 'fetch');
    for (const path of ['//evil.example/', 'https://evil.example/', '/\\evil.example', 'about']) {
      const { status } = await ask(`/_platform/answer?path=${encodeURIComponent(path)}`);
      expect(status, path).toBe(422);
    }
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });
});
