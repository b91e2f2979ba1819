import { expect, it, vi } from 'vitest';
import { writeBuildRecord } from '../../store/build-record.ts';
import type { PlatformReleases } from '@talent/api/platform/platform-releases';
import type { PlatformCheck, PlatformStatus } from '@talent/api/platform/platform-status';
import { guardCookie } from '../testing/preview-site.ts';
import { fingerprint } from '../testing/raw-request.ts';
import { STAFF_HEADERS, staffBackend } from '../testing/staff-backend.ts';
import { ABOUT } from '../testing/standard-site.ts';
import { startStandardGateway } from '../testing/start-gateway.ts';
import type { Release } from '../../registry/release.ts';
import { releaseList } from './platform-report.ts';

async function setUp() {
  const { backend, revoke } = staffBackend();
  const started = await startStandardGateway({ backend });
  // It is live before a test damages it.
  await started.request('/healthz');
  const cookie = await guardCookie();
  const ask = async <Answer>(path: string, method = 'GET') => {
    const headers = { ...STAFF_HEADERS, Cookie: cookie };
    const { status, body, headers: got } = await started.request(path, { method, headers });
    expect(got['cache-control']).toBe('no-store');
    return { status, answer: JSON.parse(body.toString()) as Answer };
  };
  return { ...started, cookie, ask, revoke };
}

it('the report of the platform is not found for everyone but admins, and after the role ends, even while the cookie is valid', async () => {
  const { request, cookie, ask, revoke } = await setUp();
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
  expect((await ask('/_platform/status')).status).toBe(200);
  revoke();
  const headers = { ...STAFF_HEADERS, Cookie: cookie };
  for (const path of ['/_platform/status', '/_platform/answer?path=/']) {
    expect(fingerprint(await request(path, { headers })), path).toEqual(unknown);
  }
});

it('the report of the platform lists the live versions, their dates and build records, what went live when, and that this host has no figures', async () => {
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
  const listed = await ask<PlatformReleases>('/_platform/releases');
  expect(listed.answer.releases).toMatchObject([{ revision: 1 }]);
  expect(listed.answer.releases[0]?.changed).toHaveLength(4);
  expect(await ask('/_platform/operations')).toEqual({
    status: 501,
    answer: {
      code: 'not-observed',
      message: 'This host keeps no figures of its own work: look at those of its provider.',
    },
  });
  const fetched = vi.spyOn(globalThis, 'fetch');
  for (const path of ['//evil.example/', 'https://evil.example/', '/\\evil.example', 'about']) {
    const { status } = await ask(`/_platform/answer?path=${encodeURIComponent(path)}`);
    expect(status, path).toBe(422);
  }
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

it('the report of the platform names changed and missing files, guarded ones included, and damaged manifests', async () => {
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

it('an admin learns the status and target of a path as visitors get it; everyone else learns nothing', async () => {
  const { ask, request } = await setUp();
  const hop = async (path: string) => {
    const { status, answer } = await ask(`/_hop?path=${encodeURIComponent(path)}`);
    return status === 200 ? answer : status;
  };
  expect(await hop('/')).toEqual({ status: 200, location: null });
  const location = `${ABOUT}?from=mail`;
  expect(await hop('/about?from=mail')).toEqual({ status: 301, location });
  // The admin's cookie opens the second page; a visitor has none.
  for (const path of ['/no-such-path', '/seo-dashboard']) {
    expect(await hop(path), path).toEqual({ status: 404, location: null });
  }
  for (const path of ['', 'about', '//other.example/', 'https://other.example/']) {
    expect(await hop(path), path).toBe(422);
  }
  const unknown = fingerprint(await request('/no-such-path'));
  const member = { 'Sec-Fetch-Site': 'same-origin', Authorization: 'Bearer user-token' };
  for (const headers of [{}, member]) {
    expect(fingerprint(await request('/_hop?path=/about', { headers }))).toEqual(unknown);
  }
});

const release = (revision: number, apps: Record<string, string>): Release =>
  ({ revision, at: `2026-11-0${revision}T10:00:00Z`, apps }) as unknown as Release;

it('the list of releases names what each made live and why the platform went back, and leaves out releases that changed none', () => {
  const history = [
    { ...release(4, { shell: '1', blog: '1' }), reason: 'it fails' },
    release(3, { shell: '1', blog: '2' }),
    release(2, { shell: '1', blog: '1' }),
    release(1, { shell: '1', blog: '1' }),
  ];
  expect(releaseList(history).releases).toEqual([
    {
      ...{ revision: 4, at: '2026-11-04T10:00:00Z', reason: 'it fails' },
      changed: [{ app: 'blog', version: '1' }],
    },
    { revision: 3, at: '2026-11-03T10:00:00Z', changed: [{ app: 'blog', version: '2' }] },
    {
      revision: 1,
      at: '2026-11-01T10:00:00Z',
      changed: [
        { app: 'shell', version: '1' },
        { app: 'blog', version: '1' },
      ],
    },
  ]);
});
