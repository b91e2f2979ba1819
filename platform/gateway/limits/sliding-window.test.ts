import { expect, test } from 'vitest';
import { createSlidingWindow } from './sliding-window.ts';

function setUp(options: { limit?: number; maxKeys?: number } = {}) {
  const clock = { ms: 1_000_000 };
  const window = createSlidingWindow({
    limit: 3,
    windowMs: 60_000,
    ...options,
    now: () => clock.ms,
  });
  return { clock, window };
}

test('a key that used its attempts gets another when the first one leaves the window', () => {
  const { clock, window } = setUp();
  for (const later of [0, 10_000, 10_000]) {
    clock.ms += later;
    expect(window.waitFor('a')).toBe(0);
    window.add('a', 'x');
  }
  expect(window.waitFor('a')).toBe(40_000);
  expect(window.waitFor('b')).toBe(0);
  clock.ms += 40_000;
  expect(window.waitFor('a')).toBe(0);
  window.add('a', 'x');
  expect(window.waitFor('a')).toBe(10_000);
});

test('the attempts of a client are forgiven, those of others are not', () => {
  const { window } = setUp();
  for (const by of ['x', 'y', 'x']) window.add('a', by);
  window.forgive('a', 'x');
  window.add('a', 'x');
  expect(window.waitFor('a')).toBe(0);
  window.add('a', 'x');
  expect(window.waitFor('a')).toBe(60_000);
  window.takeBack('a', 'x');
  expect(window.waitFor('a')).toBe(0);
});

test('a flood of new keys neither fills the memory nor frees a key at its limit', () => {
  const { window } = setUp({ maxKeys: 100 });
  for (let attempt = 0; attempt < 3; attempt += 1) window.add('guessed at', 'x');
  for (let key = 0; key < 10_000; key += 1) window.add(`key ${key}`, 'x');
  expect(window.size()).toBe(101);
  expect(window.waitFor('guessed at')).toBe(60_000);
});
