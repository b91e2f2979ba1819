import {
  isBeforeEvents,
  isBeforeVisits,
  isNarrowed,
  isSameSegment,
  lastDays,
  rangeProblem,
  readSegment,
  readTrafficQuery,
} from './day-range';
import { expect, it } from 'vitest';
import { nameProblem, replaced } from '../segments/use-segments';

const now = new Date('2026-11-21T23:30:00Z');

const last28 = { from: '2026-10-25', to: '2026-11-21' };

it.each([
  ['from=2026-10-01&to=2026-10-31&audience=bot', '2026-10-01', 'bot'],
  ['', last28.from, null],
  ['from=2026-10-01', last28.from, null],
  ['from=2026-10-31&to=2026-10-01&audience=all', last28.from, null],
  ['from=2026-02-30&to=2026-03-01', last28.from, null],
])(
  'reads range and audience from "%s", or the last 28 days of visitors',
  (search, from, audience) => {
    const read = readTrafficQuery(new URLSearchParams(search), now);
    const to = from === last28.from ? last28.to : '2026-10-31';
    const others = { segment: {}, figure: 'visitors', goal: 'contact' };
    expect(read).toEqual({ range: { from, to }, audience, ...others });
  },
);

it('counts today as one of the last days, and names what is wrong with a range', () => {
  expect(lastDays(7, now)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(rangeProblem({ from: '2026-11-01', to: '2026-11-01' })).toBeNull();
  expect(rangeProblem({ from: '2026-11-02', to: '2026-11-01' })).toBe('backwards');
  expect(rangeProblem({ from: '2025-01-01', to: '2026-11-01' })).toBe('too-long');
  expect(rangeProblem({ from: 'yesterday', to: '2026-11-01' })).toBe('not-a-day');
});

const noon = new Date('2026-11-24T12:00:00Z');
const from = (day: string) => ({ from: day, to: '2026-11-24' });

it.each([
  [isBeforeEvents, '2026-08-26'],
  [isBeforeVisits, '2025-10-24'],
])('knows from which day on single events and visits are kept', (isBefore, first) => {
  const before = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
  expect([isBefore(from(first), noon), isBefore(from(before), noon)]).toEqual([false, true]);
});

it('reads the filters that it knows', () => {
  const address = new URLSearchParams('source=direct&page=/jobs&visits=all&color=red');
  expect(readSegment((key) => address.get(key))).toEqual({ source: 'direct', page: '/jobs' });
});

it('compares segments filter by filter, and knows all visits from a part of them', () => {
  expect(isSameSegment({ source: 'direct' }, { source: 'direct' })).toBe(true);
  expect(isSameSegment({ source: 'direct' }, { source: 'direct', visits: 'new' })).toBe(false);
  expect(isSameSegment({}, {})).toBe(true);
  expect([isNarrowed({}), isNarrowed({ visits: 'returning' })]).toEqual([false, true]);
});

const segment = (id: string, name: string) => ({ id, name, filters: { source: 'direct' } });
const news = segment('1', 'News');
const searching = segment('2', 'Search');

it('adds, renames and takes out a segment, and keeps the order of names', () => {
  expect(replaced([searching], null, news)).toEqual([news, searching]);
  expect(replaced([news, searching], searching, segment('2', 'Google'))).toEqual([
    segment('2', 'Google'),
    news,
  ]);
  expect(replaced([news, searching], news, null)).toEqual([searching]);
  // What is undone in the meantime comes back once.
  expect(replaced([news, searching], null, news)).toEqual([news, searching]);
});

it.each([
  ['Search', null, null],
  ['NEWS', null, 'taken'],
  ['NEWS', news, null],
  ['', null, 'missing'],
  ['x'.repeat(60), null, null],
  ['x'.repeat(61), null, 'long'],
])('says of the name "%s" for %j: %s', (name, own, problem) => {
  expect(nameProblem(name, [news], own)).toBe(problem);
});
