import fc from 'fast-check';
import { pageRank, rankPages } from './page-rank';
import { expect, it } from 'vitest';

const ranksOf = (graph: Record<string, readonly string[]>) =>
  pageRank(Object.entries(graph).map(([path, links]) => ({ path, links })));

it('gives the ranks of a small graph that can be computed by hand', () => {
  // a <-> b, c -> a. rank(c) = 0.05; a = 0.05 + 0.85 (b + c), b = 0.05 + 0.85 a.
  const ranks = ranksOf({ a: ['b'], b: ['a'], c: ['a'] });
  const a = (0.05 + 0.85 * (0.05 + 0.05)) / (1 - 0.85 ** 2);
  expect(ranks.get('c')).toBeCloseTo(0.05, 8);
  expect(ranks.get('a')).toBeCloseTo(a, 8);
  expect(ranks.get('b')).toBeCloseTo(0.05 + 0.85 * a, 8);
});

it('counts each link once, and none to itself or to unlisted pages', () => {
  expect(ranksOf({ a: ['a', 'b', 'b', '/gone'], b: ['a'] })).toEqual(
    ranksOf({ a: ['b'], b: ['a'] }),
  );
});

it('gives all pages the same where none links', () => {
  expect([...ranksOf({ a: [], b: [], c: [], d: [] }).values()]).toEqual([0.25, 0.25, 0.25, 0.25]);
});

it('gives no ranks without pages', () => {
  expect(pageRank([]).size).toBe(0);
});

it('adds up to one, and no page is without rank', () => {
  const node = fc.integer({ min: 0, max: 7 }).map(String);
  fc.assert(
    fc.property(fc.dictionary(node, fc.array(node), { minKeys: 1 }), (graph) => {
      const ranks = [...ranksOf(graph).values()];
      expect(ranks.reduce((sum, rank) => sum + rank, 0)).toBeCloseTo(1, 6);
      expect(Math.min(...ranks)).toBeGreaterThan(0);
    }),
  );
});

const page = (path: string, links: string[], patch = {}) => ({
  path,
  links,
  title: `Title of ${path}`,
  redirect_to: null,
  outcome: 'read',
  ...patch,
});

it('counts a link to a redirect for the page that it leads to, and ranks no redirect', () => {
  const ranked = rankPages([
    page('/', ['/old', '/a', '/gone']),
    page('/old', [], { redirect_to: '/b', outcome: 'redirected', title: null }),
    page('/a', ['/b']),
    page('/b', ['/']),
    page('/gone', [], { outcome: 'failed' }),
  ]);
  expect(ranked.map(({ path, linksIn, linksOut }) => [path, linksIn, linksOut])).toEqual([
    ['/', 1, 2],
    ['/a', 1, 1],
    ['/b', 2, 1],
  ]);
  const [home, a, b] = ranked.map(({ share }) => share);
  expect(Number(b)).toBeGreaterThan(Number(a));
  expect(Number(home) + Number(a) + Number(b)).toBeCloseTo(100, 6);
});

it('compares a page with the average', () => {
  expect(rankPages([page('/', ['/a']), page('/a', ['/'])]).map((row) => row.ofAverage)).toEqual([
    1, 1,
  ]);
});
