import { describe, expect, it } from 'vitest';
import { createGuardCookie } from './guard-cookie.ts';
import { cookieOf } from '../testing/preview-site.ts';
import { fingerprint, type RawOptions } from '../testing/raw-request.ts';
import { STAFF_HEADERS, staffBackend } from '../testing/staff-backend.ts';
import { startStandardGateway } from '../testing/start-gateway.ts';

const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };

async function setUp() {
  const clock = { time: Date.UTC(2025, 5, 1) };
  const now = () => new Date(clock.time);
  const started = await startStandardGateway({ now, backend: staffBackend().backend });
  const asset = `/assets/mfe-admin/${started.apps.admin.version}/page.js`;
  const unknown = fingerprint(await started.request('/no-such-path'));
  return { ...started, clock, asset, unknown };
}

describe('the guard', () => {
  it('answers guarded paths and files, and everyone but admins, exactly like unknown paths', async () => {
    const { request, asset, unknown, apps } = await setUp();
    expect(unknown.status).toBe(404);
    expect(unknown.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'content-type': 'text/html; charset=utf-8',
    });
    const base = `/_pages/${apps.shell.version}/mfe-admin/${apps.admin.version}`;
    const paths = [
      '/another/unknown/path',
      '/seo-dashboard',
      '/seo-dashboard/',
      '/seo-dashboard?x=1',
      asset,
      '/assets/mfe-nothing/1.0.0-0123456789/page.js',
      asset.replace('page.js', 'nothing.js'),
      `${base}/root/seo-dashboard/data.json`,
      '/_pages/nothing/data.json',
      '/_guard',
      '/blog/no-such-post',
    ];
    for (const path of paths) expect(fingerprint(await request(path)), path).toEqual(unknown);
    for (const options of [
      ...[{ 'Accept-Encoding': 'br' }, { 'If-None-Match': '*' }, { Range: 'bytes=0-9' }].map(
        (headers) => ({ headers }) as RawOptions,
      ),
      ...['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ method })),
    ]) {
      const answer = fingerprint(await request('/seo-dashboard', options));
      expect(answer, JSON.stringify(options)).toEqual(
        fingerprint(await request('/unknown', options)),
      );
    }
    for (const Authorization of [
      '',
      'Bearer user-token',
      'Bearer nobody',
      'Basic admin-token',
      'Bearer broken-token',
    ]) {
      const headers = { ...SAME_ORIGIN, ...(Authorization && { Authorization }) };
      const answer = await request('/_guard', { method: 'POST', headers });
      expect(fingerprint(answer), Authorization).toEqual(unknown);
    }
  });

  it('gives an admin the guarded composition, and a cookie for its pages and files', async () => {
    const { request, asset, apps, unknown, clock } = await setUp();
    const opened = await request('/_guard', { method: 'POST', headers: STAFF_HEADERS });
    expect(opened.status).toBe(200);
    expect(opened.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(opened.text)).toEqual({
      home: '/seo-dashboard',
      remotes: [
        expect.objectContaining({
          name: 'mfe-admin',
          version: apps.admin.version,
          patterns: ['/seo-dashboard'],
        }),
      ],
    });
    const headers = { Cookie: cookieOf(opened) };
    const page = await request('/seo-dashboard', { headers });
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(page.headers.etag).toBeUndefined();
    expect(page.text).toContain('Admin frame');
    expect(page.text).not.toContain('mfe-admin');
    const file = await request(asset, { headers });
    expect(file.status).toBe(200);
    // No longer than the checked role is trusted, and by this browser alone.
    expect(file.headers['cache-control']).toBe('private, max-age=600, immutable');
    expect((await request('/no-such-path', { headers })).status).toBe(404);
    clock.time += 600_000;
    for (const path of ['/seo-dashboard', asset]) {
      expect(fingerprint(await request(path, { headers })), path).toEqual(unknown);
    }
  });

  it('deletes the cookie on DELETE, and the browser of an admin forgets the guarded files too', async () => {
    const { request } = await setUp();
    const { status, headers } = await request('/_guard', { method: 'DELETE' });
    expect(status).toBe(204);
    expect(headers['set-cookie']).toEqual([
      'talent_guard=; HttpOnly; SameSite=Strict; Path=/; Max-Age=0',
    ]);
    expect(headers['clear-site-data']).toBeUndefined();
    const opened = await request('/_guard', { method: 'POST', headers: STAFF_HEADERS });
    const own = { headers: { Cookie: cookieOf(opened) } };
    const left = await request('/_guard', { method: 'DELETE', ...own });
    expect(left.headers['clear-site-data']).toBe('"cache"');
  });

  it('is refused for a secret that could be guessed', () => {
    const options = { secret: 'short', secure: false, now: () => new Date() };
    expect(() => createGuardCookie(options)).toThrow('32 characters');
  });

  it('logs neither tokens nor cookies', async () => {
    const { request, log } = await setUp();
    const opened = await request('/_guard', { method: 'POST', headers: STAFF_HEADERS });
    await request('/_guard', {
      method: 'POST',
      headers: { ...STAFF_HEADERS, Authorization: 'Bearer broken-token' },
    });
    const lines = JSON.stringify(log);
    expect(lines).toContain('admin check failed');
    for (const secret of ['admin-token', 'broken-token', cookieOf(opened)])
      expect(lines).not.toContain(secret);
  });
});
