import { expect, it } from 'vitest';
import { rankPages } from './rank-pages';

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
