import { expect, it } from 'vitest';
import { unitMarks } from './unit-marks';

const grid = { columns: 24, pitchX: 8, pitchY: 20, mark: 'v14' };

it('draws exactly one mark for each unit', () => {
  const path = unitMarks({ ...grid, from: 0, to: 72 });
  expect(path.match(/M/g)).toHaveLength(72);
  expect(new Set(path.split('M')).size).toBe(73);
});

it('begins a new row when one is full', () => {
  expect(unitMarks({ ...grid, from: 23, to: 25 })).toBe('M184 0v14M0 20v14');
});

it('writes places without the noise of binary fractions', () => {
  const squares = { columns: 20, pitchX: 9.6, pitchY: 9.6, mark: 'h7' };
  expect(unitMarks({ ...squares, from: 3, to: 4 })).toBe('M28.8 0h7');
});
