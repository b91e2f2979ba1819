import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { artifactKey } from '../../store/published-artifacts.ts';
import { startStandardGateway } from '../testing/start-gateway.ts';

async function setUp() {
  const started = await startStandardGateway();
  return { ...started, base: `/assets/mfe-marketing/${started.apps.marketing.version}` };
}

it('assets may be cached forever, are read and compressed once, fonts are not, and other published versions are served too', async () => {
  const { request, base, store, publish, apps } = await setUp();
  const readsOf = () =>
    store.reads.filter((key) => key.includes('mfe-marketing') && key.endsWith('client/entry.js'));
  const plain = await request(`${base}/entry.js`);
  expect(plain.status).toBe(200);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  const again = { headers: { 'If-None-Match': String(plain.headers.etag) } };
  expect((await request(`${base}/entry.js`, again)).status).toBe(304);
  // The verification, which reads every file once, is over by then.
  await vi.waitFor(() => expect(readsOf()).toHaveLength(2));
  const small = await request(`${base}/entry.js`, { headers: { 'Accept-Encoding': 'br' } });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.body)).toEqual(plain.body);
  expect(readsOf()).toHaveLength(2);
  const { headers } = await request(`/assets/shell/${apps.shell.version}/text.woff2`, {
    headers: { 'Accept-Encoding': 'br' },
  });
  expect(headers['content-type']).toBe('font/woff2');
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  const next = await publish({ name: 'mfe-blog', patterns: ['/blog/:slug'], version: '3.0.0' });
  expect((await request(`/assets/mfe-blog/${next.version}/page.js`)).status).toBe(200);
});

it('assets are only files that the manifest lists below client/, with the bytes that it names', async () => {
  const { request, base, store, apps, log } = await setUp();
  const { version } = apps.marketing;
  await store.write(artifactKey('mfe-marketing', version, 'client/unlisted.js'), 'x');
  const paths = [
    '/unlisted.js',
    '/../server/entry.js',
    '/%2e%2e/server/entry.js',
    '/..%2fserver/entry.js',
    '/..%2Fserver%2Fentry.js',
    '/%2e%2e%2fmanifest.json',
    '/..%5cserver%5centry.js',
    '/server/entry.js',
    '/server/sbom.cdx.json',
    '/provenance.json',
    '/publication.json',
    '/../publication.json',
    '/manifest.json',
    '/__proto__',
    '/constructor',
    '/entry.js%00',
    '//entry.js',
    '',
    '/',
  ];
  for (const path of [
    ...paths.map((one) => base + one),
    '/assets',
    '/assets/',
    '/assets/..%2f..%2fregistry/stable/00000001.json',
    '/assets/mfe-marketing/x/entry.js',
  ]) {
    expect((await request(path)).status, path).toBe(404);
  }
  await store.write(
    artifactKey('mfe-marketing', apps.marketing.version, 'client/page.js'),
    'changed',
  );
  const { status, headers } = await request(`${base}/page.js`);
  expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
  expect(log).toContainEqual(
    expect.objectContaining({ error: expect.stringContaining('differs from its manifest') }),
  );
});
