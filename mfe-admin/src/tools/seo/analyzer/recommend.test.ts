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

  it.each([
    [{ imageAltTags: 2, imageCount: 3 }, ['alt-missing']],
    [{ imageAltTags: 0, imageCount: 0 }, []],
    [{ keywords: [] }, ['keywords-missing']],
    // Characters are counted as a reader does.
    [{ pageTitle: '🧪'.repeat(29) }, ['title-short']],
    [{ pageTitle: '🧪'.repeat(60) }, []],
  ])('judges %j', (changes, expected) => {
    expect(rules(changes)).toEqual(expected);
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
});
