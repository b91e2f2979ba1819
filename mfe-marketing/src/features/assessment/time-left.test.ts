import { describe, expect, it } from 'vitest';
import { clockText, timeWarning } from './timer';

const MINUTE = 60_000;

describe('the clock', () => {
  it.each([
    [25 * MINUTE, '25:00'],
    [5 * MINUTE + 1, '5:01'],
    [9_000, '0:09'],
    [1, '0:01'],
    [0, '0:00'],
    [-MINUTE, '0:00'],
  ])('reads for %i ms "%s"', (left, text) => expect(clockText(left)).toBe(text));
});

describe('the warning', () => {
  it.each([
    [5 * MINUTE + 1, null],
    [5 * MINUTE, 'five'],
    [MINUTE + 1, 'five'],
    [MINUTE, 'one'],
    [1, 'one'],
    [0, 'over'],
    [-MINUTE, 'over'],
  ])('for %i ms is %s', (left, warning) => expect(timeWarning(left)).toBe(warning));
});
