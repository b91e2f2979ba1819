import { expect, it } from 'vitest';
import { rankPages } from './links';

const page = (path: string, links: readonly string[], patch = {}) => ({
  ...{ path, links: [...links], title: `Title of ${path}`, redirect_to: null, outcome: 'read' },
  ...patch,
});
const ranksOf = (graph: Record<string, readonly string[]>) =>
  rankPages(Object.entries(graph).map(([path, links]) => page(path, links))).map(
    ({ ofAverage }) => ofAverage,
  );

it('gives the ranks of a small graph that can be computed by hand', () => {
  // a <-> b, c -> a. rank(c) = 0.05; a = 0.05 + 0.85 (b + c), b = 0.05 + 0.85 a.
  const [a = 0, b = 0, c = 0] = ranksOf({ a: ['b'], b: ['a'], c: ['a'] }).map((rank) => rank / 3);
  expect(c).toBeCloseTo(0.05, 8);
  expect(a).toBeCloseTo((0.05 + 0.85 * (0.05 + 0.05)) / (1 - 0.85 ** 2), 8);
  expect(b).toBeCloseTo(0.05 + 0.85 * a, 8);
});

it('counts each link once, and none to itself or to unlisted pages', () => {
  expect(ranksOf({ a: ['a', 'b', 'b', '/gone'], b: ['a'] })).toEqual([1, 1]);
});

it('gives all pages the same where none links, and no ranks without pages', () => {
  expect(ranksOf({ a: [], b: [], c: [], d: [] })).toEqual([1, 1, 1, 1]);
  expect(ranksOf({})).toEqual([]);
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
