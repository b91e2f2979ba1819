import { checks } from '../checks/checks';
import { checkLabels } from '../content/comprehensive-seo-rules';
import { findProblems, toCrawlRows } from './find-problems';
import { makeLink, makePage, makeSite } from '../testing/make-crawled-site';
import { describe, expect, it } from 'vitest';

const lonely = [
  makePage('/', { links: [makeLink('/a'), makeLink('/a')] }),
  makePage('/a'),
  makePage('/b'),
];

describe('findProblems', () => {
  it('finds nothing on a site that keeps every rule', () => {
    expect(findProblems(makeSite(lonely.slice(0, 2)))).toEqual([]);
  });

  it('runs the checks of a whole site on a whole site alone', () => {
    expect(findProblems(makeSite(lonely)).map(({ rule }) => rule)).toEqual(['orphan']);
    expect(findProblems(makeSite(lonely, { isWhole: false }))).toEqual([]);
  });

  it('reports a repeated problem of a page once', () => {
    const image = { source: '/a.png', alt: null };
    const site = makeSite([makePage('/', { images: [image, image] })]);
    expect(findProblems(site)).toHaveLength(1);
  });

  it('cuts off texts that are too long to keep', () => {
    const image = { source: `/${'x'.repeat(2_000)}`, alt: null };
    const [finding] = findProblems(makeSite([makePage('/', { images: [image] })]));
    expect(finding?.evidence.length).toBe(600);
    expect(finding?.fingerprint.length).toBeLessThan(800);
  });

  it('has every check once', () => {
    expect(checks.map(({ key }) => key)).toEqual(Object.keys(checkLabels));
  });
});

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
