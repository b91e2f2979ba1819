import { expect, it } from 'vitest';
import { makeLink, makePage, makeReader } from '../testing/make-crawled-site';
import { readRobots } from '../site/crawled-site';
import { runCrawl, type CrawlOptions, type CrawlProgress, type SiteReader } from './run-crawl';

/** A site: where each page leads. */
function reading(links: Record<string, string[]>, changes: Partial<SiteReader> = {}) {
  let atOnce = 0;
  const most = { atOnce: 0 };
  const { reader, asked } = makeReader(
    async (path) => {
      atOnce += 1;
      most.atOnce = Math.max(most.atOnce, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      return makePage(path, { links: (links[path] ?? []).map((to) => makeLink(to)) });
    },
    ['/', '/listed'],
  );
  const readRules = async () => readRobots('User-agent: *\nDisallow: /private');
  return { reader: { ...reader, readRobots: readRules, ...changes }, asked, most };
}

const everything = { below: '/', pageLimit: 2_000, isRendered: false };
const never = new AbortController().signal;
const run = (options: CrawlOptions, reader: SiteReader, signal = never) =>
  runCrawl(options, reader, signal, () => undefined);

it('reads the pages of the sitemap and all linked pages, each once', async () => {
  const { reader, asked } = reading({ '/': ['/a', '/b'], '/a': ['/', '/b', '/c'] });
  const { status, site, left } = await run(everything, reader);
  expect(asked.toSorted()).toEqual(['/', '/a', '/b', '/c', '/listed']);
  expect([status, site.isWhole, left]).toEqual(['complete', true, 0]);
  expect(site.depths.get('/c')).toBe(2);
});

it('reads four pages at a time', async () => {
  const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);
  const { reader, most } = reading({ '/': paths });
  await run(everything, reader);
  expect(most.atOnce).toBe(4);
});

it('stays below its path and within its limit, and is not whole then', async () => {
  const links = { '/x': ['/x/1', '/x/2', '/x/3', '/y'] };
  const { reader, asked } = reading(links);
  const options = { ...everything, below: '/x', pageLimit: 3 };
  const { site, left } = await run(options, reader);
  expect([asked.toSorted(), left, site.isWhole]).toEqual([['/x', '/x/1', '/x/2'], 1, false]);
  const limited = await run({ ...everything, pageLimit: 1 }, reader);
  expect(limited.site.isWhole).toBe(false);
});

it('does not request pages that robots.txt refuses, and reports them as blocked', async () => {
  const { reader, asked } = reading({ '/': ['/private'] });
  const { site } = await run(everything, reader);
  expect(asked).not.toContain('/private');
  expect(site.byPath.get('/private')).toMatchObject({ outcome: 'blocked', attempts: 0 });
});

it('keeps the pages that were read when it is cancelled', async () => {
  const leaving = new AbortController();
  const { reader } = reading({ '/': ['/a', '/b'], '/a': ['/c'] });
  const stopping: SiteReader = {
    ...reader,
    readPage: async (path, signal) => {
      const page = await reader.readPage(path, signal);
      if (path === '/a') leaving.abort();
      signal.throwIfAborted();
      return page;
    },
  };
  const { status, site } = await run(everything, stopping, leaving.signal);
  expect([status, site.isWhole]).toEqual(['cancelled', false]);
  expect(site.byPath.has('/')).toBe(true);
  expect(site.byPath.has('/c')).toBe(false);
});

it('reports its progress', async () => {
  const { reader } = reading({ '/': ['/a'] });
  const seen: CrawlProgress[] = [];
  await runCrawl(everything, reader, never, (progress) => seen.push(progress));
  expect(seen[0]).toEqual({ done: 0, known: 2, current: ['/', '/listed'] });
  expect(seen.at(-1)).toEqual({ done: 3, known: 3, current: [] });
});

it('fails where the site cannot be reached at all', async () => {
  const { reader } = reading({}, { readRobots: () => Promise.reject(new TypeError('offline')) });
  await expect(run(everything, reader)).rejects.toThrow('offline');
});
