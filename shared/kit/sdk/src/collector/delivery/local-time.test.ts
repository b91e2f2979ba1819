import { afterEach, describe, expect, it, vi } from 'vitest';
import { localTime } from './write-events.ts';

afterEach(() => vi.restoreAllMocks());

/** @param minutes - what is to be added to local time for UTC, as `Date` tells it. */
function inZone(minutes: number): void {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
}

describe('the local time', () => {
  it.each([
    [0, '2026-03-01T23:30:00.250+00:00'],
    [-60, '2026-03-02T00:30:00.250+01:00'],
    [480, '2026-03-01T15:30:00.250-08:00'],
    [-330, '2026-03-02T05:00:00.250+05:30'],
    [150, '2026-03-01T21:00:00.250-02:30'],
  ])('says the time of the clock and its offset (%i minutes)', (minutes, expected) => {
    inZone(minutes);
    const at = Date.UTC(2026, 2, 1, 23, 30, 0, 250);
    expect(localTime(at)).toBe(expected);
    expect(Date.parse(localTime(at))).toBe(at);
  });
});
