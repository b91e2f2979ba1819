import { describe, expect, it } from 'vitest';
import { makeLink, makePage, makeSite } from '../testing/make-crawled-site';
import { toCrawlRows } from './crawl-rows';

const options = { below: '/', pageLimit: 2_000, isRendered: true };
const times = { startedAt: Date.UTC(2026, 0, 1), finishedAt: Date.UTC(2026, 0, 1, 0, 1) };

describe('the rows of a crawl', () => {
  it('keep each page with its links and figures', () => {
    const links = [makeLink('/a'), makeLink('/a'), makeLink('https://other.example/')];
    const site = makeSite([makePage('/', { links, words: 7 }), makePage('/a')]);
    const { crawl, pages } = toCrawlRows({ status: 'complete', site, left: 0 }, options, times);
    expect(crawl).toMatchObject({
      started_at: '2026-01-01T00:00:00.000Z',
      is_whole: true,
      below: '/',
    });
    expect(pages[0]).toMatchObject({
      path: '/',
      depth: 0,
      words: 7,
      in_sitemap: true,
      is_indexable: true,
      inlinks: 0,
      links: ['/a'],
      external_links: ['https://other.example/'],
    });
    expect(pages[1]).toMatchObject({ path: '/a', depth: 1, inlinks: 1 });
  });

  it('keep each finding under a fingerprint that stays the same', () => {
    const twoHeads = [
      { level: 1, text: 'A' },
      { level: 1, text: 'B' },
    ];
    const site = makeSite([makePage('/', { headings: twoHeads })]);
    const rows = () => toCrawlRows({ status: 'complete', site, left: 0 }, options, times).findings;
    expect(rows()).toEqual([
      {
        fingerprint: 'headings h1-several / ',
        check_key: 'headings',
        rule: 'h1-several',
        severity: 'error',
        path: '/',
        subject: '',
        evidence: '“A”, “B”',
        related: [],
        needs_whole: false,
      },
    ]);
  });
});
