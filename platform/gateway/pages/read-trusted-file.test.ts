import { describe, expect, it, vi } from 'vitest';
import { readPageIndexOf, writePageIndex } from '../../compose/page-index-file.ts';
import { pageIndexKey, pageKeys } from '../../compose/page-index.ts';
import { sha256Hex } from '@talent/artifact/hash';
import type { RecomposeRequest } from '../recompose/recompose-queue.ts';
import { createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

const POST = '/blog/first-post';

/** The standard site before its start, with the keys of its blog's files. */
async function setUp() {
  const site = await createStandardSite();
  const { shell, blog } = site.apps;
  const pair = { shell: shell.version, app: 'mfe-blog', version: blog.version };
  const recompose = vi.fn(async (_: RecomposeRequest) => {});
  return {
    ...site,
    pair,
    keys: pageKeys(pair, POST),
    indexKey: pageIndexKey(pair.shell, pair.app, pair.version),
    dataUrl: `/_pages/${pair.shell}/mfe-blog/${pair.version}/root${POST}/data.json`,
    recompose,
    start: () => startGateway(site.store, { recompose }),
  };
}

type Site = Awaited<ReturnType<typeof setUp>>;

const forged = `<!doctype html><html><script id="composition-block"></script>forged</html>`;

describe('a page that differs from its signed index', () => {
  it('is not served, and is composed again', async () => {
    const { store, keys, start, recompose, compose, apps } = await setUp();
    await store.write(keys.html, forged);
    recompose.mockImplementation(() =>
      compose(apps.shell, apps.blog, [{ path: POST, pattern: '/blog/:slug', text: 'Made again' }]),
    );
    const { request } = await start();
    const { status, body } = await request(POST);
    expect([status, body.toString().includes('forged')]).toEqual([500, false]);
    await vi.waitFor(async () => expect((await request(POST)).status).toBe(200));
    expect((await request(POST)).text).toContain('Made again');
    expect(recompose.mock.calls[0]?.[0].paths).toEqual([POST]);
  });

  it('is replaced by the one that was served before', async () => {
    const { store, keys, start, compose, apps } = await setUp();
    const { request, log } = await start();
    await request(POST);
    await store.write(keys.html, forged);
    const other = '/blog/other';
    await compose(apps.shell, apps.blog, [{ path: other, pattern: '/blog/:slug', text: 'Other' }]);
    await vi.waitFor(async () => expect((await request(other)).status).toBe(200));
    const { status, body } = await request(POST);
    expect([status, body.toString().includes('First post')]).toEqual([200, true]);
    expect(log).toContainEqual(expect.objectContaining({ level: 'error', path: POST }));
  });

  it('is served only with data from the same index', async () => {
    const { store, keys, dataUrl, start } = await setUp();
    await store.write(keys.data, '{"data":"forged"}');
    const { request } = await start();
    expect((await request(dataUrl)).status).toBe(500);
    expect((await request(POST)).status).toBe(200);
  });

  it('is served while its index is being rewritten, with the old file and with the new one', async () => {
    const { store, keys, pair, start } = await setUp();
    const index = await readPageIndexOf(store, pair, 'visitors');
    if (index === null) throw new Error('the blog is composed');
    const old = new TextDecoder().decode((await store.read(keys.html))?.body);
    const coming = old.replace('First post', 'Coming post');
    const next = { hash: await sha256Hex(coming) };
    const { request } = await start();
    await writePageIndex(store, {
      ...index,
      pages: index.pages.map((page) => ({ ...page, next })),
    });
    expect((await request(POST)).text).toContain('First post');

    const { request: later } = await start();
    await store.write(keys.html, coming);
    expect((await later(POST)).text).toContain('Coming post');
  });
});

it.each<[string, (site: Site, index: string) => string | Promise<Uint8Array | string>, RegExp]>([
  [
    'is edited',
    (_, index) => index.replace(/"hash": "\w{64}"/, `"hash": "${'0'.repeat(64)}"`),
    /its signature is not that of its content/,
  ],
  [
    'has lost its signature',
    (_, index) => JSON.stringify({ ...JSON.parse(index), signature: undefined }),
    /is not signed/,
  ],
  [
    'belongs to another app',
    async ({ store, apps }) => {
      const { version } = apps.marketing;
      const other = pageIndexKey(apps.shell.version, 'mfe-marketing', version);
      return (await store.read(other))?.body ?? '';
    },
    /is that of .*mfe-marketing/,
  ],
])(
  'an index without a valid signature for its pair that %s is treated as missing',
  async (_, damage, reason) => {
    const site = await setUp();
    const index = new TextDecoder().decode((await site.store.read(site.indexKey))?.body);
    await site.store.write(site.indexKey, await damage(site, index));
    const { request, log } = await site.start();
    expect((await request(POST)).status).toBe(503);
    expect(log).toContainEqual(
      expect.objectContaining({ error: expect.stringMatching(reason) as unknown }),
    );
  },
);
