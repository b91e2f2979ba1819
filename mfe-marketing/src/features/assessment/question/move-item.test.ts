import { expect, it } from 'vitest';
import { moved, movedTo } from './move-item';
import { placeOf } from './use-drag-order';

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

const middles = [20, 70, 120, 170];

it.each([
  [0, 0, 0],
  [0, 49, 0],
  [0, 51, 1],
  [0, 400, 3],
  [3, -49, 3],
  [3, -51, 2],
  [3, -400, 0],
  [1, 60, 2],
  [1, -60, 0],
])('an item from place %i that is moved by %i px is at place %i', (from, distance, place) => {
  expect(placeOf(middles, from, distance)).toBe(place);
});
