import { expect, it } from 'vitest';
import { makeMetrics } from '../testing/make-metrics';
import { recommend } from './recommend';
import type { SeoMetrics } from '@talent/sdk/seo-metrics';

function rules(changes: Partial<SeoMetrics>): string[] {
  return recommend(makeMetrics(changes)).map(({ rule }) => rule);
}

const title = (length: number) => ({ pageTitle: 't'.repeat(length) });
const description = (length: number) => ({ metaDescription: 'd'.repeat(length) });
const withH1 = (h1: number) => ({
  headingStructure: { ...makeMetrics().headingStructure, h1 },
});

it('has nothing to say about a page that keeps every rule', () => {
  expect(recommend(makeMetrics())).toEqual([]);
});

it.each([
  [[0, 29], ['title-short'], title],
  [[30, 60], [], title],
  [[61], ['title-long'], title],
  [[0, 119], ['description-short'], description],
  [[120, 160], [], description],
  [[161], ['description-long'], description],
  [[0], ['h1-missing'], withH1],
  [[1], [], withH1],
  [[2, 7], ['h1-several'], withH1],
])('judges %j of something: %j', (amounts, expected, changesOf) => {
  for (const amount of amounts) expect(rules(changesOf(amount))).toEqual(expected);
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

it('judges what the author of an article wrote, which its head pads and cuts', () => {
  const title = 'How much GPU time a search costs, and what to ask before you rent';
  const written = { title, description: 'Short text.' };
  expect(recommend({ ...makeMetrics(), written })).toMatchObject([
    {
      rule: 'title-long',
      measured: '65 characters',
      advice: 'Google will cut this after “search costs”; write an SEO title.',
    },
    { rule: 'description-short', measured: '11 characters' },
  ]);
  // The brand follows a title that is short.
  expect(recommend({ ...makeMetrics(), written: { title: 'Pay', description: null } })).toEqual([]);
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
