import type { MeasuredPage } from './contract.ts';
import { expect, test } from 'vitest';
import { factsOfPages } from './facts-of-pages.ts';
import { planByRules, planRules } from './plan-rules.ts';
import { makePage } from './testing/make-page.ts';

const headings = { h1: 1, h2: 3, h3: 0, h4: 0, h5: 0, h6: 0 };

const broken: readonly [string, Partial<MeasuredPage>][] = [
  ['Let search engines index the page', { robots: 'noindex, nofollow' }],
  ['Let search engines index the page', { robots: 'none' }],
  ['Name the canonical address', { canonicalUrl: '' }],
  ['Give the page a title', { pageTitle: '' }],
  ['Write a longer title', { pageTitle: 't'.repeat(29) }],
  ['Shorten the title', { pageTitle: 't'.repeat(61) }],
  ['Write a fuller meta description', { metaDescription: 'd'.repeat(119) }],
  ['Shorten the meta description', { metaDescription: 'd'.repeat(161) }],
  ['Add the h1 heading', { headingStructure: { ...headings, h1: 0 } }],
  ['Keep one h1 heading', { headingStructure: { ...headings, h1: 2 } }],
  ['Describe the images', { imageAltTags: 1 }],
  ['Link to other pages of the site', { internalLinks: 0 }],
  ['Make the document load faster', { loadTime: 801 }],
  ['Name the keywords', { keywords: [] }],
];

test.each(broken)('%s: %o', (title, changes) => {
  const { items } = planByRules([makePage(changes)]);
  expect(items.map((item) => item.title)).toEqual([title]);
});

test('every rule is broken by one of these pages', () => {
  const titles = new Set(broken.map(([title]) => title));
  expect(planRules.map(({ title }) => title).filter((title) => !titles.has(title))).toEqual([]);
});

test.each<Partial<MeasuredPage>>([
  {},
  { pageTitle: 't'.repeat(30), metaDescription: 'd'.repeat(120), loadTime: 800 },
  { pageTitle: 't'.repeat(60), metaDescription: 'd'.repeat(160), imageAltTags: 0, imageCount: 0 },
  { pageTitle: '😀'.repeat(60) },
])('a page that breaks no rule makes no item: %o', (changes) => {
  expect(planByRules([makePage(changes)])).toEqual({ items: [], leftOut: 0 });
});

test('more important items come first, whichever page they are about', () => {
  const { items } = planByRules([
    makePage({ pagePath: '/a', keywords: [] }),
    makePage({ pagePath: '/b', robots: 'noindex' }),
  ]);
  expect(items.map(({ page }) => page)).toEqual(['/b', '/a']);
});

test('every item is based on measured facts of its page', () => {
  const pages = [
    makePage(),
    makePage({ pagePath: '/bare', pageTitle: '', imageAltTags: 1, imageCount: 3 }),
  ];
  const facts = new Map(factsOfPages(pages).map((fact) => [fact.id, fact]));
  const { items } = planByRules(pages);
  expect(items).toHaveLength(2);
  for (const item of items) {
    for (const id of item.facts) expect(facts.get(id)?.page).toBe('/bare');
  }
  expect(facts.get('p2.title')?.value).toBe('none (0 characters, recommended are 30 to 60)');
  expect(facts.get('p2.images')?.value).toBe('1 of 3');
  expect(facts.get('p1.load-time')?.value).toBe('84 ms');
});
