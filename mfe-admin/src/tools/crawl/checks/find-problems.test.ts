import { expect, it } from 'vitest';
import { checks, createRetester, findProblems, toCrawlRows } from './find-problems';
import { checkLabels } from '../content/comprehensive-seo-rules';
import type { CrawledPage } from '../document/read-document';
import {
  makeLink,
  makeMissing,
  makePage,
  makeReader,
  makeSite,
} from '../testing/make-crawled-site';

const lonely = [
  makePage('/', { links: [makeLink('/a'), makeLink('/a')] }),
  makePage('/a'),
  makePage('/b'),
];
const withImages = (...sources: string[]) =>
  makeSite([makePage('/', { images: sources.map((source) => ({ source, alt: null })) })]);

it('has every check once, and finds nothing on a site that keeps every rule', () => {
  expect(checks.map(({ key }) => key)).toEqual(Object.keys(checkLabels));
  expect(findProblems(makeSite(lonely.slice(0, 2)))).toEqual([]);
});

it('runs the checks of a whole site on a whole site alone', () => {
  expect(findProblems(makeSite(lonely)).map(({ rule }) => rule)).toEqual(['orphan']);
  expect(findProblems(makeSite(lonely, { isWhole: false }))).toEqual([]);
});

it('reports a repeated problem of a page once, and cuts off texts that are too long to keep', () => {
  expect(findProblems(withImages('/a.png', '/a.png'))).toHaveLength(1);
  const [finding] = findProblems(withImages(`/${'x'.repeat(2_000)}`));
  expect(finding?.evidence.length).toBe(600);
  expect(finding?.fingerprint.length).toBeLessThan(800);
});

it('makes rows of a crawl: each page with its figures, each finding under a lasting fingerprint', () => {
  const links = [makeLink('/a'), makeLink('/a'), makeLink('https://other.example/')];
  const headings = ['A', 'B'].map((text) => ({ level: 1, text }));
  const site = makeSite([makePage('/', { links, words: 7, headings }), makePage('/a')]);
  const options = { below: '/', pageLimit: 2_000, isRendered: true };
  const times = { startedAt: Date.UTC(2026, 0, 1), finishedAt: Date.UTC(2026, 0, 1, 0, 1) };
  const rows = toCrawlRows({ status: 'complete', site, left: 0 }, options, times);
  expect(rows.crawl).toMatchObject({
    ...{ started_at: '2026-01-01T00:00:00.000Z', is_whole: true, below: '/' },
  });
  expect(rows.pages).toMatchObject([
    {
      ...{ path: '/', depth: 0, words: 7, in_sitemap: true, is_indexable: true, inlinks: 0 },
      ...{ links: ['/a'], external_links: ['https://other.example/'] },
    },
    { path: '/a', depth: 1, inlinks: 1 },
  ]);
  expect(rows.findings).toEqual([
    {
      ...{ fingerprint: 'headings h1-several / ', check_key: 'headings', rule: 'h1-several' },
      ...{ severity: 'error', path: '/', subject: '', evidence: '“A”, “B”' },
      ...{ related: [], needs_whole: false },
    },
  ]);
});

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
