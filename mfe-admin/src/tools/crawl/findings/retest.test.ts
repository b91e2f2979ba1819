import { describe, expect, it } from 'vitest';
import { makeLink, makeMissing, makePage } from '../testing/make-crawled-site';
import type { CrawledPage } from '../document/page-facts';
import type { SiteReader } from '../crawler/run-crawl';
import { createRetester, isStillThere } from './retest';

function reading(pages: CrawledPage[], sitemap: string[]) {
  const asked: string[] = [];
  const reader: SiteReader = {
    origins: ['https://www.example.com'],
    readRobots: () => Promise.resolve({ rules: [], sitemaps: [] }),
    readSitemap: () => Promise.resolve(new Set(sitemap)),
    readPage: (path) => {
      asked.push(path);
      return Promise.resolve(pages.find((page) => page.path === path) ?? makeMissing(path));
    },
    measure: () => Promise.resolve(),
    sizes: new Map(),
    wait: () => Promise.resolve(),
  };
  return { reader, asked };
}

const { signal } = new AbortController();
const broken = {
  check_key: 'links',
  fingerprint: 'links link-broken / /b',
  path: '/',
  related: ['/b'],
  needs_whole: false,
};

describe('testing a finding again', () => {
  it('reads its page and those that belong to it, and finds it while it is there', async () => {
    const home = makePage('/', { links: [makeLink('/b'), makeLink('/c')] });
    const { reader, asked } = reading([home], ['/']);
    expect(await isStillThere(broken, reader, signal)).toBe(true);
    expect(asked).toEqual(['/', '/b']);
  });

  it('reports it as gone when the page is back or the link is removed', async () => {
    const home = makePage('/', { links: [makeLink('/b')] });
    expect(await isStillThere(broken, reading([home, makePage('/b')], ['/']).reader, signal)).toBe(
      false,
    );
    expect(await isStillThere(broken, reading([makePage('/')], ['/']).reader, signal)).toBe(false);
  });

  it('reads the whole site for a finding that needs it', async () => {
    const orphan = {
      ...broken,
      check_key: 'orphans',
      fingerprint: 'orphans orphan /a ',
      path: '/a',
      needs_whole: true,
    };
    const lonely = reading([makePage('/'), makePage('/a')], ['/', '/a']);
    expect(await isStillThere(orphan, lonely.reader, signal)).toBe(true);
    const home = makePage('/', { links: [makeLink('/a')] });
    expect(
      await isStillThere(orphan, reading([home, makePage('/a')], ['/', '/a']).reader, signal),
    ).toBe(false);
  });

  it('refuses an unknown check', async () => {
    const unknown = { ...broken, check_key: 'nothing' };
    await expect(isStillThere(unknown, reading([], []).reader, signal)).rejects.toThrow('nothing');
  });
});

describe('testing several findings in a row', () => {
  it('reads each page once', async () => {
    const home = makePage('/', { links: [makeLink('/b'), makeLink('/c')] });
    const { reader, asked } = reading([home, makePage('/c')], ['/']);
    const retest = createRetester(reader);
    expect(await retest(broken, signal)).toBe(true);
    const other = { ...broken, fingerprint: 'links link-broken / /c', related: ['/c'] };
    expect(await retest(other, signal)).toBe(false);
    expect(asked).toEqual(['/', '/b', '/c']);
  });

  it('reads the whole site once', async () => {
    const { reader, asked } = reading(
      [makePage('/'), makePage('/a'), makePage('/b')],
      ['/a', '/b'],
    );
    const retest = createRetester(reader);
    for (const path of ['/a', '/b']) {
      const orphan = {
        check_key: 'orphans',
        fingerprint: `orphans orphan ${path} `,
        path,
        related: [],
        needs_whole: true,
      };
      expect(await retest(orphan, signal)).toBe(true);
    }
    expect(asked.toSorted()).toEqual(['/', '/a', '/b']);
  });
});
