import { expect, it } from 'vitest';
import { wrappedIndex } from './wrapped-index';

it.each([
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
  [1, -1, 0],
])('from %i by %i of three is %i', (index, steps, expected) => {
  expect(wrappedIndex(index, steps, 3)).toBe(expected);
});
