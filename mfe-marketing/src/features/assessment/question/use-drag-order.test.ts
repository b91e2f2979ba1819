import { expect, it } from 'vitest';
import { placeOf } from './use-drag-order';

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
