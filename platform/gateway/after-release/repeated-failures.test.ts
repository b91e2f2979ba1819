import { expect, it } from 'vitest';
import { createRepeatedFailures } from './trial-counters.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 27, 12, minute));

it('the same failure of a visitor counts once in ten minutes', () => {
  const failures = createRepeatedFailures();
  const has = (failure: string, minute: number) => failures.has(failure, at(minute));
  expect([has('a', 0), has('a', 1), has('b', 1), has('a', 9), has('a', 10), has('a', 11)]).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
  ]);
});

it('many visitors do not fill the memory, and the newest are known', () => {
  const failures = createRepeatedFailures();
  for (let visitor = 0; visitor < 30_000; visitor += 1) failures.has(`${visitor}`, at(0));
  expect([failures.has('29999', at(1)), failures.has('0', at(1))]).toEqual([true, false]);
});
