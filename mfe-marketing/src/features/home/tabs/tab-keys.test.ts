import { expect, it } from 'vitest';
import { tabOfKey, wrappedIndex } from './tab-keys';

it.each([
  ['ArrowDown', 'vertical', 2],
  ['ArrowUp', 'vertical', 0],
  ['ArrowRight', 'vertical', null],
  ['ArrowRight', 'horizontal', 2],
  ['ArrowLeft', 'horizontal', 0],
  ['ArrowDown', 'horizontal', null],
  ['Home', 'vertical', 0],
  ['End', 'horizontal', 2],
  ['a', 'vertical', null],
] as const)('leads with %s in %s tabs from the second to %s', (key, direction, expected) => {
  expect(tabOfKey(key, 1, 3, direction)).toBe(expected);
});

it.each([
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
  [1, -1, 0],
])('from %i by %i of three is %i', (index, steps, expected) => {
  expect(wrappedIndex(index, steps, 3)).toBe(expected);
});
