import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { TEST_PUBLIC_KEY } from '../../registry/testing/test-trust.ts';
import type { R2Bucket } from '../../store/r2-store.ts';
import { bundleWorker } from './bundle-worker.ts';
import { request as send, type RawOptions } from '../../gateway/testing/raw-request.ts';
import { ABOUT, createStandardSite } from '../../gateway/testing/standard-site.ts';
import { readWranglerConfig } from './testing/wrangler-config.ts';

const ADMIN_ID = '7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b';

/** Other hosts, as the Worker reaches them: the backend, and the composer, which is down. */
async function otherHost(asked: Request): Promise<Response> {
  const { host, pathname } = new URL(asked.url);
  if (host !== 'abc.supabase.co') return new Response('down', { status: 503 });
  if (asked.headers.get('Authorization') !== 'Bearer admin-token')
    return new Response('no', { status: 401 });
  return pathname === '/rest/v1/rpc/staff_access'
    ? Response.json({ user_id: ADMIN_ID, status: 'allowed' })
    : new Response('no such address', { status: 404 });
}

const script = bundleWorker(join(REPOSITORY_ROOT, 'platform/start/worker/worker.ts'));

/** The Worker as it is deployed, over a bucket that holds a released site. */
async function startWorker(bindings: Record<string, string> = {}) {
  const site = await createStandardSite();
  const config = await readWranglerConfig();
  const bucket = config.r2_buckets[0].binding;
  const logged: string[] = [];
  const miniflare = new Miniflare({
    ...config.runtime,
    modules: true,
    script: await script,
    r2Buckets: [bucket],
    bindings: {
      ...config.vars,
      RELEASE_KEYS: TEST_PUBLIC_KEY,
      GUARD_SECRET: 'a guard secret of this test, long enough',
      GATEWAY_SECRET: 'a gateway secret of this test, long enough',
      ...bindings,
    },
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    // Miniflare has its own classes of the same interface.
    outboundService: (asked: unknown) => otherHost(asked as Request) as never,
    handleRuntimeStdio: (out: Readable, error: Readable) => {
      for (const stream of [out, error]) {
        stream.on('data', (chunk: Buffer) => void logged.push(chunk.toString()));
      }
    },
  });
  const port = Number((await miniflare.unsafeGetDirectURL()).port);
  const files = (await miniflare.getR2Bucket(bucket)) as unknown as R2Bucket;
  const keys = await site.store.list('');
  await Promise.all(
    keys.map(async (key) => files.put(key, (await site.store.read(key))?.body ?? '')),
  );
  const request = (path: string, options: RawOptions = {}) =>
    send(port, path, { ...options, headers: { Host: 'www.example.com', ...options.headers } });
  return { ...site, request, logged, close: () => miniflare.dispose() };
}

describe('the Worker that is deployed', () => {
  let started: Awaited<ReturnType<typeof startWorker>>;
  beforeAll(async () => {
    started = await startWorker();
  });
  afterAll(() => started.close());

  it('serves a released site from its bucket', async () => {
    const { request, apps } = started;
    const page = await request(ABOUT, { headers: { 'Accept-Encoding': 'gzip' } });
    expect([page.status, page.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(gunzipSync(page.body).toString()).toContain('About us');
    expect(page.headers['strict-transport-security']).toContain('max-age');
    const asset = await request(`/assets/mfe-marketing/${apps.marketing.version}/entry.js`);
    expect([asset.status, asset.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const moved = await request('/about?from=test');
    expect([moved.status, moved.headers.location]).toEqual([301, `${ABOUT}?from=test`]);
    expect((await request('/no-such-path')).status).toBe(404);
    const health = await request('/healthz');
    expect(JSON.parse(health.body.toString())).toMatchObject({
      status: 'ok',
      revision: 1,
      registry: { status: 'ok' },
      apps: { 'mfe-blog': apps.blog.version },
    });
  });

  it('opens what is guarded to an admin alone', async () => {
    const { request } = started;
    const open = (token: string) =>
      request('/_guard', {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin', Authorization: `Bearer ${token}` },
      });
    expect((await open('nobody')).status).toBe(404);
    const opened = await open('admin-token');
    expect(opened.status).toBe(200);
    const cookie = opened.headers['set-cookie']?.[0] ?? '';
    expect(cookie).toMatch(/^__Host-talent_guard=/);
    expect((await request('/seo-dashboard')).status).toBe(404);
    const headers = { Cookie: cookie.split(';')[0] ?? '' };
    expect((await request('/seo-dashboard', { headers })).status).toBe(200);
  });
});

it('a Worker that lacks a variable names it in its log, and no secret', async () => {
  const { request, logged, close } = await startWorker({ GUARD_SECRET: 'tiny', COMPOSER_URL: '' });
  const { status, body } = await request('/');
  expect([status, body.toString()]).toEqual([
    500,
    'This site is not configured: its log says why.\n',
  ]);
  await close();
  const log = logged.join('');
  expect(log).toContain('GUARD_SECRET must have at least 32 characters');
  expect(log).toContain('COMPOSER_URL must be set');
  expect(log).not.toContain('tiny');
});
