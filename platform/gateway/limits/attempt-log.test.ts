import { expect, test } from 'vitest';
import { createAttemptLog } from './attempt-log.ts';

function setUp(options: { limit?: number; maxKeys?: number } = {}) {
  const clock = { ms: 1_000_000 };
  const log = createAttemptLog({ limit: 3, windowMs: 60_000, ...options, now: () => clock.ms });
  return { clock, log };
}

test('a key has its attempts, and then the first one has to leave the window', () => {
  const { clock, log } = setUp();
  for (const later of [0, 10_000, 10_000]) {
    clock.ms += later;
    expect(log.waitFor('a')).toBe(0);
    log.add('a', 'x');
  }
  expect(log.waitFor('a')).toBe(40_000);
  expect(log.waitFor('b')).toBe(0);
  clock.ms += 40_000;
  expect(log.waitFor('a')).toBe(0);
  log.add('a', 'x');
  expect(log.waitFor('a')).toBe(10_000);
});

test('what someone did is forgiven, what others did is not', () => {
  const { log } = setUp();
  for (const by of ['x', 'y', 'x']) log.add('a', by);
  log.forgive('a', 'x');
  log.add('a', 'x');
  expect(log.waitFor('a')).toBe(0);
  log.add('a', 'x');
  expect(log.waitFor('a')).toBe(60_000);
  log.takeBack('a', 'x');
  expect(log.waitFor('a')).toBe(0);
});

test('a flood of new keys neither fills the memory nor frees a key that is at its limit', () => {
  const { log } = setUp({ maxKeys: 100 });
  for (let attempt = 0; attempt < 3; attempt += 1) log.add('guessed at', 'x');
  for (let key = 0; key < 10_000; key += 1) log.add(`key ${key}`, 'x');
  expect(log.size()).toBe(101);
  expect(log.waitFor('guessed at')).toBe(60_000);
});
