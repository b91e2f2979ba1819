import { expect, it } from 'vitest';
import { countryColor, dashesOf, roleColor } from './chart-color.ts';

it('gives a role without a fixed color the same one every time', () => {
  expect(roleColor('robotics-engineer')).toBe(roleColor('robotics-engineer'));
  expect(roleColor('robotics-engineer')).toBeGreaterThanOrEqual(1);
  expect(roleColor('robotics-engineer')).toBeLessThanOrEqual(8);
});

it('puts the United States and Canada in front of other countries', () => {
  expect(['US', 'CA', 'GB', 'NL'].map(countryColor)).toEqual([1, 2, 'muted', 'muted']);
});

it('dashes the second line of a color and dots the third, but not lines of context', () => {
  expect(dashesOf([1, 2, 1, 'muted', 'muted', 1, 1])).toEqual([0, 0, 1, 0, 0, 2, 2]);
});
