import { expect, it } from 'vitest';
import { makeLink, makeMissing, makePage, makeReader } from '../testing/make-crawled-site';
import type { CrawledPage } from '../document/page-facts';
import { createRetester } from './retest';

const { signal } = new AbortController();
const home = makePage('/', { links: [makeLink('/b'), makeLink('/c')] });
const broken = {
  ...{ check_key: 'links', fingerprint: 'links link-broken / /b', path: '/' },
  ...{ related: ['/b'], needs_whole: false },
};
const orphan = (path: string) => ({
  ...{ check_key: 'orphans', fingerprint: `orphans orphan ${path} `, path },
  ...{ related: [], needs_whole: true },
});

function open(pages: CrawledPage[], sitemap: string[] = ['/']) {
  const pageOf = (path: string) => pages.find((page) => page.path === path) ?? makeMissing(path);
  const { reader, asked } = makeReader(pageOf, sitemap);
  return { retest: createRetester(reader), asked };
}

it('reads the page of a finding and those that belong to it, each once for several findings', async () => {
  const { retest, asked } = open([home, makePage('/c')]);
  expect(await retest(broken, signal)).toBe(true);
  expect(asked).toEqual(['/', '/b']);
  const other = { ...broken, fingerprint: 'links link-broken / /c', related: ['/c'] };
  expect(await retest(other, signal)).toBe(false);
  expect(asked).toEqual(['/', '/b', '/c']);
});

it('reports a finding as gone when the page is back or the link is removed', async () => {
  expect(await open([home, makePage('/b')]).retest(broken, signal)).toBe(false);
  expect(await open([makePage('/')]).retest(broken, signal)).toBe(false);
});

it('reads the whole site once for findings that need it', async () => {
  const sitemap = ['/', '/a', '/b'];
  const lonely = open([makePage('/'), makePage('/a'), makePage('/b')], sitemap);
  for (const path of ['/a', '/b']) expect(await lonely.retest(orphan(path), signal)).toBe(true);
  expect(lonely.asked.toSorted()).toEqual(sitemap);
  const linking = makePage('/', { links: [makeLink('/a')] });
  const linked = open([linking, makePage('/a')], ['/', '/a']);
  expect(await linked.retest(orphan('/a'), signal)).toBe(false);
});

it('refuses an unknown check', async () => {
  const unknown = { ...broken, check_key: 'nothing' };
  await expect(open([]).retest(unknown, signal)).rejects.toThrow('nothing');
});
