// @vitest-environment jsdom
import { expect, it, afterEach, beforeEach, vi } from 'vitest';
import { analyse, type SeoMetrics } from './analyse.ts';
import { readDocument } from './document-facts.ts';
import { consentStore } from '@talent/sdk';
import { keepReport, readReports, type StoredReport } from './report-store.ts';

function measure(html: string): SeoMetrics {
  return analyse(
    readDocument(new DOMParser().parseFromString(html, 'text/html'), {
      url: 'https://staging.example.com/salaries/us',
      siteOrigins: ['https://staging.example.com', 'https://www.example.com'],
      loadTime: 84.4,
    }),
  );
}

it('analyse reads the head of a page', () => {
  const metrics = measure(`
      <head>
        <title> AI salaries
          in the US </title>
        <meta name="Description" content=" What engineers earn. ">
        <meta name="keywords" content="salaries, , machine learning,">
        <meta name="robots" content="index, follow">
        <link rel="CANONICAL" href="/salaries">
      </head>`);
  expect(metrics).toMatchObject({
    pageTitle: 'AI salaries in the US',
    metaDescription: 'What engineers earn.',
    keywords: ['salaries', 'machine learning'],
    robots: 'index, follow',
    canonicalUrl: 'https://staging.example.com/salaries',
    loadTime: 84,
  });
});

it('analyse gives empty values for an empty page', () => {
  expect(measure('')).toEqual({
    pageTitle: '',
    metaDescription: '',
    canonicalUrl: '',
    keywords: [],
    headingStructure: { h1: 0, h2: 0, h3: 0, h4: 0, h5: 0, h6: 0 },
    imageAltTags: 0,
    imageCount: 0,
    internalLinks: 0,
    externalLinks: 0,
    loadTime: 84,
    robots: '',
  });
});

it.each([
  [
    'robots without the space around it, and no canonical that is no address',
    '<meta name="robots" content=" noindex "><link rel="canonical" href="http://[">',
    { robots: 'noindex', canonicalUrl: '' },
  ],
  [
    'headings by level, in any order',
    '<h1>a</h1><div><h2>b</h2><section><h2>c</h2></section></div><h6>d</h6>',
    { headingStructure: { h1: 1, h2: 2, h3: 0, h4: 0, h5: 0, h6: 1 } },
  ],
  [
    'an empty alt, which marks decoration, but not a missing one',
    '<img alt="A chart"><img alt=""><img>',
    { imageAltTags: 2, imageCount: 3 },
  ],
  [
    'links to both origins of the site as internal',
    `<a href="/about">1</a> <a href="us?year=2025">2</a> <a href="https://www.example.com/">3</a>
      <a href="https://other.example">x</a> <a href="//other.example/y">y</a>`,
    { internalLinks: 3, externalLinks: 2 },
  ],
  [
    'no links that open no page',
    `<a href="#top">a</a> <a href="mailto:staff@example.com">b</a> <a href="tel:1">c</a>
      <a href="javascript:void 0">d</a> <a href="http://[">e</a> <a>f</a>`,
    { internalLinks: 0, externalLinks: 0 },
  ],
])('analyse gives %s', (_case, html, counts) => {
  expect(measure(html)).toMatchObject(counts);
});

function page(number: number): StoredReport {
  return {
    pagePath: `/page-${number}`,
    analysedAt: '2026-04-01T09:30:00.000Z',
    pageTitle: 'A page',
    metaDescription: 'About a page',
    canonicalUrl: '',
    keywords: ['salaries'],
    headingStructure: { h1: 1, h2: 3, h3: 0, h4: 0, h5: 0, h6: 0 },
    imageAltTags: 2,
    imageCount: 2,
    internalLinks: 12,
    externalLinks: 1,
    loadTime: 84,
    robots: 'index, follow',
  };
}

beforeEach(() => consentStore.setState({ status: 'accepted' }, true));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('the report store adds the newest report at the end and keeps the last 50', () => {
  for (let number = 1; number <= 51; number += 1) expect(keepReport(page(number))).toBe('stored');
  const kept = readReports();
  expect(kept).toHaveLength(50);
  expect(kept.at(0)?.pagePath).toBe('/page-2');
  expect(kept.at(-1)?.pagePath).toBe('/page-51');
  expect(JSON.parse(localStorage.getItem('seo_metrics') ?? '')).toHaveLength(50);
});

it.each([
  { status: 'unknown' },
  { status: 'unset', signal: false },
  { status: 'refused' },
] as const)('the report store writes nothing when the consent is $status', (consent) => {
  consentStore.setState(consent, true);
  expect(keepReport(page(1))).toBe('not-allowed');
  expect(localStorage.getItem('seo_metrics')).toBeNull();
});

it.each(['', '{', 'null', '7', '{"length":1}', '[null,1,"x",[]]'])(
  'the report store starts over when it finds %s',
  (content) => {
    localStorage.setItem('seo_metrics', content);
    expect(readReports()).toEqual([]);
    expect(keepReport(page(1))).toBe('stored');
    expect(readReports()).toEqual([page(1)]);
  },
);

it('the report store keeps valid reports and skips broken ones', () => {
  const broken = [
    { ...page(2), loadTime: null },
    { ...page(3), analysedAt: 'yesterday' },
    { ...page(4), keywords: [1] },
    { ...page(5), headingStructure: { h1: 1 } },
  ];
  localStorage.setItem('seo_metrics', JSON.stringify([page(1), ...broken]));
  expect(readReports()).toEqual([page(1)]);
});

it('the report store reports when the browser refuses to store', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const full = new DOMException('full', 'QuotaExceededError');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw full;
  });
  expect(keepReport(page(1))).toBe('failed');
  expect(logged).toHaveBeenCalledExactlyOnceWith('Error tracking analytics event', full);
});
