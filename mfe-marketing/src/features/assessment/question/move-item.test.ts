import { expect, it } from 'vitest';
import { moved } from './move-item';

const order = ['a', 'b', 'c'];

it('moves one item by one place and leaves the given order alone', () => {
  expect(moved(order, 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moved(order, 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(order).toEqual(['a', 'b', 'c']);
});

it('moves nothing over an end, and nothing that is not there', () => {
  expect(moved(order, 'a', -1)).toBe(order);
  expect(moved(order, 'c', 1)).toBe(order);
  expect(moved(order, 'z', 1)).toBe(order);
});
