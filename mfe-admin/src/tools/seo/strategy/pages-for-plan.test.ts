import { MAX_FACTS_BYTES, strategyRequestSchema } from '@talent/functions/seo-strategy/contract';
import { expect, test } from 'vitest';
import { makeReport } from '../testing/make-metrics';
import { pagesForPlan } from './strategy-section';

test('each page counts once, with its newest report, the newest page first', () => {
  const pages = pagesForPlan([
    makeReport({ pagePath: '/a', pageTitle: 'old' }),
    makeReport({ pagePath: '/b' }),
    makeReport({ pagePath: '/a', pageTitle: 'new' }),
  ]);
  expect(pages.map(({ pagePath, pageTitle }) => [pagePath, pageTitle.slice(0, 3)])).toEqual([
    ['/a', 'new'],
    ['/b', 'ttt'],
  ]);
});

test('what is sent is what the function takes, also when storage holds more fields', () => {
  const report = { ...makeReport(), note: 'of another version' };
  const request = { method: 'gemini', pages: pagesForPlan([report]) };
  expect(strategyRequestSchema.parse(request).pages).toHaveLength(1);
});

test('no more than ten pages, and no more than the function reads', () => {
  const many = Array.from({ length: 12 }, (_, index) => makeReport({ pagePath: `/${index}` }));
  expect(pagesForPlan(many).map(({ pagePath }) => pagePath)).toHaveLength(10);
  const heavy = many.map((report) => ({
    ...report,
    keywords: Array<string>(3).fill('k'.repeat(2000)),
  }));
  const pages = pagesForPlan(heavy);
  const request = { method: 'gemini', pages };
  expect(pages.length).toBeGreaterThan(3);
  expect(new TextEncoder().encode(JSON.stringify(request)).length).toBeLessThan(MAX_FACTS_BYTES);
});

test('a report that the function would refuse is passed over', () => {
  expect(pagesForPlan([makeReport({ pagePath: 'about' }), makeReport({ loadTime: 1e9 })])).toEqual(
    [],
  );
});
