import { expect, test } from 'vitest';
import { createSilence } from './silence.ts';

function measure() {
  const time = { now: 0, waited: 0 };
  const silence = createSilence(
    () => time.waited,
    () => time.now,
  );
  return {
    silence,
    /** Looks every quarter of a second; `waitedMs` of each were spent in the queue for a processor. */
    pass(ms: number, waitedMs = 0): number {
      for (let looks = ms / 250; looks > 0; looks -= 1) {
        time.now += 250;
        time.waited += waitedMs;
        silence.look();
      }
      return silence.look();
    },
    sleep: (ms: number) => void (time.now += ms),
  };
}

test('silence grows until the process is heard', () => {
  const { silence, pass } = measure();
  expect(pass(4000)).toBe(4000);
  silence.heard();
  expect(pass(1000)).toBe(1000);
});

test('time in the queue for a processor counts a quarter at least', () => {
  expect(measure().pass(4000, 125)).toBe(2000);
  expect(measure().pass(4000, 250)).toBe(1000);
});

test('a site that was asleep does not blame the backend', () => {
  const { sleep, pass } = measure();
  sleep(3_600_000);
  expect(pass(250)).toBe(500);
});
