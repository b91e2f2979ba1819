import { expect, it } from 'vitest';
import { createCounterWindow } from './counter-window.ts';

it('knows nothing of a single reading', () => {
  const window = createCounterWindow<{ a: number }>(300);
  expect(window.growth()).toBeNull();
  window.add(0, { a: 7 });
  expect(window.growth()).toBeNull();
});

it('says how much counters have grown within its length', () => {
  const window = createCounterWindow<{ a: number; b: number }>(300);
  for (const at of [0, 100, 200, 300]) window.add(at, { a: at, b: 5 });
  expect(window.growth()).toEqual({ a: 300, b: 0 });
  window.add(400, { a: 1400, b: 6 });
  expect(window.growth()).toEqual({ a: 1300, b: 1 });
  // After a pause the last reading before it is compared with.
  window.add(10_000, { a: 1401, b: 6 });
  expect(window.growth()).toEqual({ a: 1, b: 0 });
});

it('goes on where a counter has begun again at zero', () => {
  const window = createCounterWindow<{ a: number }>(1000);
  window.add(0, { a: 90 });
  window.add(100, { a: 95 });
  window.add(200, { a: 3 });
  expect(window.growth()).toEqual({ a: 8 });
});
