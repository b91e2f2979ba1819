import { expect, it } from 'vitest';
import { steepestMonths } from './ai-share-text';

const line = (values: readonly number[]) => ({
  key: 'CA',
  label: 'Canada',
  firstMonth: '2025-06',
  values,
});

it('finds the neighboring months that rose more than the average month of the last year', () => {
  const canada = [
    4.526, 4.843, 5.186, 5.577, 6.185, 7.233, 9.26, 11.784, 13.215, 14.506, 16.106, 16.941, 17.405,
  ];
  expect(steepestMonths(line(canada))).toEqual({ from: '2025-11', to: '2026-04' });
});

it('takes the longer climb, and looks at the last year alone', () => {
  const steps = [0, 50, 50, 55, 55, 55, 60, 65, 65, 65, 65, 65, 65, 65];
  expect(steepestMonths(line(steps))).toEqual({ from: '2025-11', to: '2026-01' });
});

it.each([
  ['less than a year', Array.from({ length: 12 }, (_, at) => at)],
  ['a fall', Array.from({ length: 13 }, (_, at) => -at)],
  ['no change', Array.from({ length: 13 }, () => 1)],
])('finds nothing in %s', (_name, values) => {
  expect(steepestMonths(line(values))).toBeNull();
});
