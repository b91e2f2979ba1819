import { PAGE_BLOCK_ID } from '@talent/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import { pageIndexKey, pageKeys } from './page-index.ts';
import { createComposeFixture, type ComposeFixture } from './testing/compose-fixture.ts';

let fixture: ComposeFixture;

beforeEach(async () => {
  fixture = await createComposeFixture();
});

it('composing a pair writes HTML and data of every entry, rendered with what the shell shares', async () => {
  const { shell, app } = await fixture.publish(['a', 'b', 'gone', 'over', 'ending']);
  const index = await fixture.compose({ shell, app });
  // Without the entry whose loader finds nothing; which pages have expired, and when others will.
  expect(index.pages.map(({ path, status, validUntil }) => [path, status, validUntil])).toEqual([
    ['/blog/a', undefined, undefined],
    ['/blog/b', undefined, undefined],
    ['/blog/over', 410, undefined],
    ['/blog/ending', undefined, '2025-06-02T00:00:00+00:00'],
  ]);
  const keys = pageKeys(index, '/blog/a');
  const html = (await fixture.text(keys.html)) ?? '';
  expect(html).toContain('<main>shared by the shell <h1>shared by the shellstring</h1></main>');
  expect(html).toContain('<title data-page-head>Post a &lt;/script&gt;</title>');
  expect(JSON.parse((await fixture.text(keys.data)) ?? '')).toMatchObject({
    data: { title: 'Post a </script>', at: '1970-01-01T00:00:00.000Z' },
  });
  const block = new RegExp(`id="${PAGE_BLOCK_ID}">(.*?)</script>`).exec(html)?.[1] ?? '';
  const page = { kind: 'page', app: 'mfe-blog', pattern: '/blog/:slug' };
  expect(JSON.parse(block)).toMatchObject(page);
  // Every script of the page is named with its hash before the first of them.
  const map = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    integrity: Record<string, string>;
  };
  const preloads = [...html.matchAll(/rel="modulepreload" href="([^"]+)" integrity="([^"]+)"/g)];
  expect(preloads.length).toBeGreaterThanOrEqual(2);
  // They wait in the template for the entry, which alone is fetched with the page.
  const scripts = html.match(/<(script type="module"|link rel="modulepreload")[^>]*>/g) ?? [];
  const listed = /<template>(.*?)<\/template>/s.exec(html)?.[1] ?? '';
  expect(scripts.filter((tag) => !listed.includes(tag))).toEqual([
    expect.stringMatching(/^<script type="module" src="\/assets\/shell\//),
  ]);
  for (const [, url = '', hash] of preloads) expect(map.integrity[url]).toBe(hash);
  expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('modulepreload'));
  // The shell's early script is where the gateway allows it: at once after the map.
  expect(html).toMatch(/<script type="importmap">.*<\/script>\n<script>early\(\)<\/script>\n/);
  // The shell's own frames: the 404 and the guarded one.
  const frames = await fixture.compose({ shell, app: shell });
  expect(frames.pages.map(({ kind }) => kind)).toEqual(['not-found', 'guarded']);
});

it.each([
  ['breaks', 'broken', /\/blog\/broken: .*the loader broke/],
  ['uses an inline style', 'styled', /inline styles are refused/],
])(
  'composing a pair fails with the path when a page %s, and marks nothing as complete',
  async (_, slug, message) => {
    const pair = await fixture.publish(['a', slug]);
    await expect(fixture.compose(pair)).rejects.toThrow(message);
    expect(
      await fixture.text(pageIndexKey(pair.shell.version, 'mfe-blog', pair.app.version)),
    ).toBeNull();
  },
);

it('composing a pair stops a page that never finishes', async () => {
  const pair = await fixture.publish(['slow']);
  await expect(fixture.compose(pair, { timeoutMs: 1500 })).rejects.toThrow(
    /not done within 1500 ms/,
  );
});

it('composing a pair refuses server files that were changed in the store', async () => {
  const pair = await fixture.publish(['a', 'changed']);
  await fixture.store.write(
    `artifacts/mfe-blog/${pair.app.version}/server/entry.js`,
    'export default 1;',
  );
  await expect(fixture.compose(pair)).rejects.toThrow(/server\/entry.js is missing or changed/);
});
