import { expect, it } from 'vitest';
import { isNarrowed, isSameSegment, readSegment } from './segment';

it('reads the filters that it knows', () => {
  const address = new URLSearchParams('source=direct&page=/jobs&visits=all&color=red');
  expect(readSegment((key) => address.get(key))).toEqual({ source: 'direct', page: '/jobs' });
});

it('compares segments filter by filter', () => {
  expect(isSameSegment({ source: 'direct' }, { source: 'direct' })).toBe(true);
  expect(isSameSegment({ source: 'direct' }, { source: 'direct', visits: 'new' })).toBe(false);
  expect(isSameSegment({}, {})).toBe(true);
});

it('knows all visits from a part of them', () => {
  expect(isNarrowed({})).toBe(false);
  expect(isNarrowed({ visits: 'returning' })).toBe(true);
});
