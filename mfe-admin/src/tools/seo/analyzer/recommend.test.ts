import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMetrics } from '../testing/make-metrics';
import { recommend } from './recommend';
import type { SeoMetrics } from '@talent/sdk/seo-metrics';

function rules(changes: Partial<SeoMetrics>): string[] {
  return recommend(makeMetrics(changes)).map(({ rule }) => rule);
}

function withH1(h1: number): Partial<SeoMetrics> {
  return { headingStructure: { ...makeMetrics().headingStructure, h1 } };
}

describe('recommend', () => {
  it('has nothing to say about a page that keeps every rule', () => {
    expect(recommend(makeMetrics())).toEqual([]);
  });

  it.each([
    [0, ['title-short']],
    [29, ['title-short']],
    [30, []],
    [60, []],
    [61, ['title-long']],
  ])('judges a title of %i characters', (length, expected) => {
    expect(rules({ pageTitle: 't'.repeat(length) })).toEqual(expected);
  });

  it.each([
    [0, ['description-short']],
    [119, ['description-short']],
    [120, []],
    [160, []],
    [161, ['description-long']],
  ])('judges a description of %i characters', (length, expected) => {
    expect(rules({ metaDescription: 'd'.repeat(length) })).toEqual(expected);
  });

  it.each([
    [0, ['h1-missing']],
    [1, []],
    [2, ['h1-several']],
    [7, ['h1-several']],
  ])('judges %i h1 headings', (h1, expected) => {
    expect(rules(withH1(h1))).toEqual(expected);
  });

  it('asks for alternative texts as soon as one image has none, and for none without images', () => {
    expect(rules({ imageAltTags: 2, imageCount: 3 })).toEqual(['alt-missing']);
    expect(rules({ imageAltTags: 0, imageCount: 0 })).toEqual([]);
  });

  it('asks for keywords when there are none', () => {
    expect(rules({ keywords: [] })).toEqual(['keywords-missing']);
  });

  it('names the value that it measured', () => {
    const found = recommend(
      makeMetrics({ ...withH1(2), pageTitle: 'x', imageAltTags: 1, imageCount: 4, keywords: [] }),
    );
    expect(found.map(({ measured }) => measured)).toEqual([
      '1 character',
      '2 h1 headings',
      '3 of 4 images',
      'no keywords',
    ]);
  });

  it('counts characters as a reader does', () => {
    expect(rules({ pageTitle: '🧪'.repeat(29) })).toEqual(['title-short']);
    expect(rules({ pageTitle: '🧪'.repeat(60) })).toEqual([]);
  });

  it('gives at most one recommendation on each subject, whatever the page', () => {
    const anyMetrics = fc.record({
      pageTitle: fc.string({ maxLength: 200 }),
      metaDescription: fc.string({ maxLength: 400 }),
      keywords: fc.array(fc.string()),
      imageAltTags: fc.nat(50),
    });
    fc.assert(
      fc.property(anyMetrics, fc.nat(5), fc.nat(50), (metrics, h1, lacking) => {
        const imageCount = metrics.imageAltTags + lacking;
        const subjects = rules({ ...metrics, ...withH1(h1), imageCount }).map(
          (rule) => rule.split('-')[0],
        );
        expect(new Set(subjects).size).toBe(subjects.length);
        expect(subjects.includes('alt')).toBe(lacking > 0);
        expect(subjects.includes('h1')).toBe(h1 !== 1);
      }),
    );
  });
});
