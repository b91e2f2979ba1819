import { expect, it } from 'vitest';
import { levelFromYears } from './role-fields';

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
