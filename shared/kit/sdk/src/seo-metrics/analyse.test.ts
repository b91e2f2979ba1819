// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
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

describe('analyse', () => {
  it('reads the head of a page', () => {
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

  it('leaves out the space around robots, and a canonical that is no address', () => {
    const metrics = measure(
      '<meta name="robots" content=" noindex "><link rel="canonical" href="http://[">',
    );
    expect(metrics).toMatchObject({ robots: 'noindex', canonicalUrl: '' });
  });

  it('gives empty values for an empty page', () => {
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

  it('counts headings by level, in any order', () => {
    const { headingStructure } = measure(
      '<h1>a</h1><div><h2>b</h2><section><h2>c</h2></section></div><h6>d</h6>',
    );
    expect(headingStructure).toEqual({ h1: 1, h2: 2, h3: 0, h4: 0, h5: 0, h6: 1 });
  });

  it('counts an empty alt, which marks decoration, but not a missing one', () => {
    const metrics = measure('<img alt="A chart"><img alt=""><img>');
    expect([metrics.imageAltTags, metrics.imageCount]).toEqual([2, 3]);
  });

  it('counts links to both origins of the site as internal', () => {
    const metrics = measure(`
      <a href="/about">1</a> <a href="us?year=2025">2</a> <a href="https://www.example.com/">3</a>
      <a href="https://other.example">x</a> <a href="//other.example/y">y</a>`);
    expect([metrics.internalLinks, metrics.externalLinks]).toEqual([3, 2]);
  });

  it('does not count links that open no page', () => {
    const metrics = measure(`
      <a href="#top">a</a> <a href="mailto:staff@example.com">b</a> <a href="tel:1">c</a>
      <a href="javascript:void 0">d</a> <a href="http://[">e</a> <a>f</a>`);
    expect([metrics.internalLinks, metrics.externalLinks]).toEqual([0, 0]);
  });
});
