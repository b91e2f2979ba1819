import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { runSchedules } from './run-schedules.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('starts each schedule at once and then at its own interval, until it is stopped', async () => {
  const started: string[] = [];
  const work = (name: string, every: number) => ({
    name,
    every,
    run: async () => void started.push(name),
  });
  const stop = runSchedules(testContext(), [work('often', 1000), work('seldom', 3000)]);
  expect(started).toEqual(['often', 'seldom']);
  await vi.advanceTimersByTimeAsync(3000);
  expect(started.filter((name) => name === 'often')).toHaveLength(4);
  expect(started.filter((name) => name === 'seldom')).toHaveLength(2);
  stop();
  await vi.advanceTimersByTimeAsync(9000);
  expect(started).toHaveLength(6);
});

test('does not start a schedule whose last run has not ended', async () => {
  const ends: (() => void)[] = [];
  const run = () => new Promise<void>((resolve) => void ends.push(resolve));
  const stop = runSchedules(testContext(), [{ name: 'slow', every: 1000, run }]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ends).toHaveLength(2);
  stop();
});

test('names a schedule that fails in the log and starts it again', async () => {
  const lines: string[] = [];
  let starts = 0;
  const run = () => Promise.reject(new Error(`failure ${(starts += 1)}`));
  const context = testContext({ log: (line) => lines.push(line) });
  const stop = runSchedules(context, [{ name: 'broken', every: 1000, run }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toEqual(['broken failed: failure 1', 'broken failed: failure 2']);
  stop();
});
