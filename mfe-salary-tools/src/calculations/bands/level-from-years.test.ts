import fc from 'fast-check';
import { expect, it } from 'vitest';
import { levelFromYears } from './level-from-years';

it.each([
  [0, 'EN'],
  [1.9, 'EN'],
  [2, 'MI'],
  [4.9, 'MI'],
  [5, 'SE'],
  [40, 'SE'],
])('takes %d years for level %s', (years, level) => {
  expect(levelFromYears(years)).toBe(level);
});

it('never lowers the level for more years', () => {
  const order = ['EN', 'MI', 'SE'];
  const years = fc.double({ min: 0, max: 60, noNaN: true });
  fc.assert(
    fc.property(years, years, (a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      expect(order.indexOf(levelFromYears(more))).toBeGreaterThanOrEqual(
        order.indexOf(levelFromYears(less)),
      );
    }),
  );
});
