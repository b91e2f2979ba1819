import { formatFigure } from '@talent/sdk/format';
import { expect, it } from 'vitest';
import { rowsOf } from './chart-data';

it('brings lines with points at different places together in order', () => {
  const rows = rowsOf([
    { key: 'a', label: 'A', points: [{ x: '2026-02', y: 2 }] },
    {
      key: 'b',
      label: 'B',
      points: [
        { x: '2026-01', y: 0 },
        { x: '2026-02', y: null },
      ],
    },
  ]);
  expect(rows).toEqual([
    { x: '2026-01', values: [null, 0] },
    { x: '2026-02', values: [2, null] },
  ]);
});

it('writes numbers with separators and at most two places', () => {
  expect([formatFigure(1234567), formatFigure(0.1239)]).toEqual(['1,234,567', '0.12']);
});
