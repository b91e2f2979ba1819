import { expect, it } from 'vitest';
import { medianDistance } from './list-axis';

it('compares the middle of a range with the median', () => {
  expect(medianDistance({ payMin: 172_000, payMax: 208_000 }, { median: 200_000 })).toBe(-5);
  expect(medianDistance({ payMin: 200_000, payMax: 240_000 }, { median: 200_000 })).toBe(10);
  expect(medianDistance({ payMin: 199_400, payMax: 200_000 }, { median: 200_000 })).toBe(0);
});
