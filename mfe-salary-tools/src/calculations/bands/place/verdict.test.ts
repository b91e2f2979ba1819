import { expect, it } from 'vitest';
import { makeBand, makeJobBank } from '../../testing/make-band';
import { ladderOf, verdictOf } from './verdict';

// p25 120k, p75 180k.
it.each([
  [119_999, {}, 'low'],
  [120_000, {}, 'usual'],
  [180_000, {}, 'usual'],
  [180_001, {}, 'high'],
  [150_000, { n: 29 }, null],
  [150_000, { p75: null, p90: null }, null],
])('%d in a band with %j is %s', (amount, figures, verdict) => {
  expect(verdictOf(amount, makeBand(figures))).toBe(verdict);
});

it('low and high wage stand for the quartiles where a source has none', () => {
  const band = makeJobBank({ p10: 100_000, p50: 150_000, p90: 220_000 });
  expect([99_999, 150_000, 220_001].map((amount) => verdictOf(amount, band))).toEqual([
    'low',
    'usual',
    'high',
  ]);
});

const question = {
  role: 'data-scientist',
  country: 'US',
  region: null,
  level: null,
  mode: null,
} as const;
const roles = [{ key: 'data-scientist', label: 'Data Scientist', open: true }];
const steps = (bands: Parameters<typeof ladderOf>[0]['bands'], isUnlocked = false, open = true) =>
  ladderOf(
    { bands, roles: roles.map((role) => ({ ...role, open })) },
    question,
    165_000,
    isUnlocked,
  ).map(({ level, verdict }) => [level, verdict]);

it('the ladder has each level with enough ranges, and all levels together where none has or the role is closed', () => {
  const all = makeBand({ key: 'all' });
  const senior = makeBand({ key: 'se', level: 'SE', p25: 170_000, p75: 220_000 });
  const executive = makeBand({ key: 'ex', level: 'EX', n: 29 });
  expect(steps([all, senior, executive])).toEqual([['SE', 'low']]);
  expect(steps([all, executive])).toEqual([[null, 'usual']]);
  expect(steps([all, senior], false, false)).toEqual([[null, 'usual']]);
  expect(steps([all, senior], true, false)).toEqual([['SE', 'low']]);
});
