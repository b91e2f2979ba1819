import { expect, it } from 'vitest';
import { moved, movedTo } from './move-item';

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

it('puts an item at a place and keeps the others in order', () => {
  const order = ['a', 'b', 'c', 'd'];
  expect(movedTo(order, 'a', 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(movedTo(order, 'd', 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(movedTo(order, 'b', 9)).toEqual(['a', 'c', 'd', 'b']);
  expect(movedTo(order, 'b', 1)).toBe(order);
  expect(movedTo(order, 'x', 1)).toBe(order);
});
