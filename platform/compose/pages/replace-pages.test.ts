import { expect, it } from 'vitest';
import { defaultSite } from '@talent/sdk/site';
import { createMemoryStore } from '../../store/testing/memory-store.ts';
import { withTrust, type ReleaseStore } from '../../registry/release-store.ts';
import { testTrust } from '../../registry/testing/test-trust.ts';
import type { ComposedPage } from './compose-page.ts';
import { hashDocument } from './document.ts';
import { readPageIndexOf, writePageIndex } from '../page-index-file.ts';
import { pageKeys, type PageIndex } from '../page-index.ts';
import { createPageReplacer } from './replace-pages.ts';

const pair = { shell: '1.0.0-0000000001', app: 'mfe-blog', version: '1.0.0-0000000002' };

const PATHS = Array.from({ length: 120 }, (_, number) => `/${number}`);

function page(path: string, text: string): ComposedPage {
  const hash = hashDocument(text);
  return {
    entry: { path, pattern: path, kind: 'page', hash, dataHash: hash },
    files: [
      [pageKeys(pair, path).data, text],
      [pageKeys(pair, path).html, text],
    ],
  };
}

/** Served pages in a store that says of every written page whether the index knew of it by then. */
async function setUp() {
  const plain = withTrust(createMemoryStore(), testTrust);
  const served = PATHS.map((path) => page(path, `${path} before`));
  for (const [key, body] of served.flatMap(({ files }) => files)) await plain.write(key, body);
  const index: PageIndex = {
    schema: 1,
    ...pair,
    composedAt: '2026-01-01T00:00:00.000Z',
    enumeratedAt: '2026-01-01T00:00:00.000Z',
    site: defaultSite,
    pages: served.map(({ entry }) => entry),
  };
  await writePageIndex(plain, index);
  const unknown: string[] = [];
  const written: string[] = [];
  const store: ReleaseStore = {
    ...plain,
    async write(key, body) {
      const now = (await readPageIndexOf(plain, pair, 'visitors'))?.pages ?? [];
      const known = now.flatMap(({ hash, next }) => [hash, next?.hash]);
      const isPage = !key.endsWith('pages.json');
      if (isPage) written.push(key);
      if (isPage && !known.includes(hashDocument(body))) unknown.push(key);
      await plain.write(key, body);
    },
  };
  return { index, unknown, written, replacer: createPageReplacer(store, index) };
}

it('announces a page in the index before it replaces the served one', async () => {
  const { replacer, unknown, written } = await setUp();
  await replacer.add(page('/0', 'after'), false);
  await replacer.add(page('/1', 'after'), false);
  expect(written).toEqual([]);
  await replacer.replace();
  expect(written).toHaveLength(4);
  expect(unknown).toEqual([]);
});

it('replaces pages as they are ready when there are many', async () => {
  const { replacer, unknown, written } = await setUp();
  await Promise.all(PATHS.map((path) => replacer.add(page(path, 'after'), true)));
  expect(written.length).toBeGreaterThanOrEqual(200);
  await replacer.replace();
  expect(written).toHaveLength(240);
  expect(unknown).toEqual([]);
});
