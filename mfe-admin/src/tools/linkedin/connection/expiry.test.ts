import { describe, expect, it } from 'vitest';
import { amountLeft, expiryOf } from './expiry';

const now = Date.parse('2026-11-21T12:00:00Z');
const DAY = 86_400_000;
const ending = (ms: number) => ({
  expiresAt: new Date(now + ms).toISOString(),
  renewableUntil: null,
});

describe('what is left of the access to LinkedIn', () => {
  it.each([
    [60 * DAY, null],
    [14 * DAY + 1, null],
    [14 * DAY, 14],
    [7 * DAY + 1, 14],
    [7 * DAY, 7],
    [DAY + 1, 7],
    [DAY, 1],
    [1, 1],
  ])('%d ms before its end the warning is that of day %s', (ms, within) => {
    expect(expiryOf(ending(ms), now)).toEqual({ status: 'running', leftMs: ms, within });
  });

  it('has ended at its end', () => {
    expect(expiryOf(ending(0), now)).toEqual({ status: 'ended' });
  });

  it('counts to the end of the renewal where there is one', () => {
    const renewableUntil = new Date(now + 300 * DAY).toISOString();
    expect(expiryOf({ ...ending(DAY), renewableUntil }, now)).toMatchObject({ within: null });
  });

  it.each([
    [59.9 * DAY, '59 days'],
    [2 * DAY, '2 days'],
    [1.5 * DAY, '36 hours'],
    [2 * 3_600_000, '2 hours'],
    [90 * 60_000, '90 minutes'],
    [1, '1 minute'],
  ])('%d ms read as %s', (ms, text) => {
    expect(amountLeft(ms)).toBe(text);
  });
});
