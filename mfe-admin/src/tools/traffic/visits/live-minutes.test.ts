import { expect, it } from 'vitest';
import { liveMinutes } from './live-minutes';

it('puts the counts of minutes on an axis of time, also over midnight', () => {
  expect(liveMinutes('2026-11-24T00:01:30Z', [3, 0, 7])).toEqual([
    { x: '23:59', y: 3 },
    { x: '00:00', y: 0 },
    { x: '00:01', y: 7 },
  ]);
});
