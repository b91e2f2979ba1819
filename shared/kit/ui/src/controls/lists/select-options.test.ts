import { expect, it } from 'vitest';
import { flatOptions, movedTo, typedTo } from './select-options.ts';
import { listPlace } from './list-place.ts';

const levels = ['All levels', 'Entry level', 'Mid level', 'Senior', 'Executive'].map((label) => ({
  value: label,
  label,
}));

it.each([
  ['ArrowDown', 0, 5, 1],
  ['ArrowDown', 4, 5, 4],
  ['ArrowUp', 0, 5, 0],
  ['Home', 3, 5, 0],
  ['End', 0, 5, 4],
  ['PageDown', 1, 40, 11],
  ['PageUp', 5, 40, 0],
  ['Shift', 2, 5, null],
] as const)('the key %s moves from %i of %i to %s', (key, from, count, to) => {
  expect(movedTo(key, from, count)).toBe(to);
});

it.each([
  ['s', 0, 3],
  ['se', 3, 3],
  ['EX', 0, 4],
  // One letter that is repeated goes on to the next choice, and begins at the top again.
  ['e', 0, 1],
  ['ee', 1, 4],
  ['eee', 4, 1],
  ['x', 0, null],
] as const)('the letters %s find from %i the choice %s', (letters, from, found) => {
  expect(typedTo(letters, levels, from)).toBe(found);
  expect(typedTo(letters, [], from)).toBeNull();
});

it('lists the choices of groups in the order in which they are shown', () => {
  const groups = [{ group: 'Open', options: levels.slice(0, 2) }, ...levels.slice(2, 3)];
  expect(flatOptions(groups).map(({ value }) => value)).toEqual([
    'All levels',
    'Entry level',
    'Mid level',
  ]);
});

const phone = { width: 360, height: 640 };

it.each([
  ['below and from the start where there is room', { top: 100, left: 16 }, 300, 'below', 'start'],
  ['above where only there is room', { top: 500, left: 16 }, 300, 'above', 'start'],
  [
    'below where neither side has room and it has more',
    { top: 100, left: 16 },
    900,
    'below',
    'start',
  ],
  ['flush with the end of a control at the edge', { top: 100, left: 200 }, 300, 'below', 'end'],
])('a list opens %s', (_case, control, height, side, align) => {
  const place = listPlace({ ...control, bottom: control.top + 48 }, { width: 200, height }, phone);
  expect(place).toEqual({ side, align });
});
