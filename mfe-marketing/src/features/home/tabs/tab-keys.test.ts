import { expect, it } from 'vitest';
import { tabOfKey } from './tab-keys';

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
