// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { analyse, type SeoMetrics } from './analyse.ts';
import { readDocument } from './document-facts.ts';

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

it('analyse leaves out the space around robots, and a canonical that is no address', () => {
  const metrics = measure(
    '<meta name="robots" content=" noindex "><link rel="canonical" href="http://[">',
  );
  expect(metrics).toMatchObject({ robots: 'noindex', canonicalUrl: '' });
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
])('analyse counts %s', (_case, html, counts) => {
  expect(measure(html)).toMatchObject(counts);
});
