import { newestFacts, searchFacts } from './overview';
import { expect, it } from 'vitest';
import { goalProgress, readGoal } from './goals';
import type { Goal } from './queries';
import { rankPages } from './links';

const nothing = {
  ...{ figures: [], searchDays: [], backlinkMonths: [], backlinks: 0, referringDomains: 0 },
  ...{ backlinksOn: null, queries: 0, queriesOn: null },
};
const rating = (measured_on: string, value: number) => ({
  ...{ metric: 'Domain Rating (Ahrefs)', measured_on, value },
  ...{ referring_domains: null, backlinks: null },
});
const day = (measured_on: string, clicks: number) => ({
  ...{ measured_on, clicks, impressions: clicks * 100, position: 5 },
});

it('shows no figure without an import', () => {
  expect(newestFacts(nothing)).toEqual([]);
});

it('says since when a rating has changed, and by how much', () => {
  const figures = [rating('2026-09-01', 44), rating('2026-10-01', 41.5)];
  const note = 'as of 2026-10-01; -2.5 since 2026-09-01';
  expect(newestFacts({ ...nothing, figures })).toEqual([
    { label: 'Domain Rating (Ahrefs)', figure: '41.5', note },
  ]);
});

it('sums up the clicks of the last 28 days of the import', () => {
  const searchDays = [day('2026-10-03', 1000), day('2026-10-04', 5), day('2026-10-31', 7)];
  expect(newestFacts({ ...nothing, searchDays })).toMatchObject([{ figure: '12' }]);
});

it('shows that there are no backlinks left only where an import says so', () => {
  expect(newestFacts({ ...nothing, backlinksOn: '2026-10-01' })).toMatchObject([
    { label: 'Backlinks', figure: '0' },
    { label: 'Linking sites', figure: '0' },
  ]);
});

/** Days that end on 2026-11-22, with the clicks given, newest last. */
const daysOf = (clicks: readonly number[]) =>
  clicks.map((count, at) => {
    const time = Date.parse('2026-11-22') - (clicks.length - 1 - at) * 86_400_000;
    return day(new Date(time).toISOString().slice(0, 10), count);
  });

it('the week in Google Search is compared with the seven days before', () => {
  const days = daysOf([...Array<number>(7).fill(10), ...Array<number>(7).fill(20)]);
  expect(searchFacts(days)[0]).toEqual({
    label: 'Clicks in 7 days',
    figure: '140',
    change: '+70 (+100%) vs. the week before',
    normal: undefined,
    note: 'Google Search, until 2026-11-22',
  });
});

it('the week in Google Search is within what eight weeks say', () => {
  const days = daysOf(Array.from({ length: 63 }, (_, at) => (at % 2 === 0 ? 10 : 12)));
  expect(searchFacts(days)[1]?.normal).toMatchObject({
    words: 'Normal: 7,600 to 7,800 (last 8 weeks)',
    isUnusual: false,
  });
});

it('the week in Google Search is left out where a day is missing', () => {
  const days = daysOf(Array<number>(14).fill(10)).filter((_, at) => at !== 9);
  expect(searchFacts(days)).toEqual([]);
  expect(searchFacts([])).toEqual([]);
});

const goal: Goal = {
  ...{ id: 1, measure: 'authority', subject: 'Domain Rating (Ahrefs)', owner: 'Ada Example' },
  ...{ target: 50, due_on: '2026-12-31', start_value: 30 },
  ...{ newest_value: 35, newest_on: '2026-11-01' },
};

it.each([
  ['part of the way', {}, { status: 'open', share: 0.25 }],
  ['behind where it began', { newest_value: 20 }, { status: 'open', share: 0 }],
  ['reached', { newest_value: 50 }, { status: 'reached' }],
  ['after its day', { due_on: '2026-11-20' }, { status: 'overdue', share: 0.25 }],
  ['on its day', { due_on: '2026-11-21' }, { status: 'open', share: 0.25 }],
  ['without a figure', { newest_value: null }, { status: 'unknown' }],
  ['begun without a figure', { start_value: null }, { status: 'open', share: null }],
] as const)('a goal is %s', (_, patch, progress) => {
  expect(goalProgress({ ...goal, ...patch }, '2026-11-21')).toEqual(progress);
});

it('takes a lower position for a better one', () => {
  const position: Goal = { ...goal, measure: 'keyword-position', target: 3, start_value: 11 };
  expect(goalProgress({ ...position, newest_value: 7 }, '2026-11-21')).toEqual({
    status: 'open',
    share: 0.5,
  });
  expect(goalProgress({ ...position, newest_value: 2.4 }, '2026-11-21').status).toBe('reached');
});

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

it('reads a goal', () => {
  const fields = { measure: 'clicks', target: '1,500', owner: ' Ada Example ', due: '2026-12-31' };
  expect(readGoal(form({ ...fields, subject: 'left over' }))).toEqual({
    goal: {
      ...{ measure: 'clicks', subject: '', target: 1500 },
      ...{ owner: 'Ada Example', due_on: '2026-12-31' },
    },
    problems: {},
  });
});

it('names everything that is missing', () => {
  const { problems } = readGoal(form({ measure: 'keyword-position', target: '0' }));
  expect(problems).toEqual({ subject: true, target: true, owner: true, due: true });
});

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
