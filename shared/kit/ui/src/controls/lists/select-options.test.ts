import { describe, expect, it } from 'vitest';
import { flatOptions, movedTo, typedTo } from './select-options.ts';

const levels = ['All levels', 'Entry level', 'Mid level', 'Senior', 'Executive'].map((label) => ({
  value: label,
  label,
}));

describe('keys', () => {
  it('move within the list and stop at its ends', () => {
    expect(movedTo('ArrowDown', 0, 5)).toBe(1);
    expect(movedTo('ArrowDown', 4, 5)).toBe(4);
    expect(movedTo('ArrowUp', 0, 5)).toBe(0);
    expect(movedTo('Home', 3, 5)).toBe(0);
    expect(movedTo('End', 0, 5)).toBe(4);
    expect(movedTo('PageDown', 1, 40)).toBe(11);
    expect(movedTo('PageUp', 5, 40)).toBe(0);
  });

  it('that mean something else move nothing', () => {
    expect(movedTo('Shift', 2, 5)).toBeNull();
  });
});

describe('typed letters', () => {
  it('find the next choice that begins with them', () => {
    expect(typedTo('s', levels, 0)).toBe(3);
    expect(typedTo('se', levels, 3)).toBe(3);
    expect(typedTo('EX', levels, 0)).toBe(4);
  });

  it('go on to the next choice when one letter is repeated, and begin at the top again', () => {
    expect(typedTo('e', levels, 0)).toBe(1);
    expect(typedTo('ee', levels, 1)).toBe(4);
    expect(typedTo('eee', levels, 4)).toBe(1);
  });

  it('find nothing where no choice begins with them', () => {
    expect(typedTo('x', levels, 0)).toBeNull();
    expect(typedTo('a', [], 0)).toBeNull();
  });
});

it('lists the choices of groups in the order in which they are shown', () => {
  const groups = [{ group: 'Open', options: levels.slice(0, 2) }, ...levels.slice(2, 3)];
  expect(flatOptions(groups).map(({ value }) => value)).toEqual([
    'All levels',
    'Entry level',
    'Mid level',
  ]);
});
