import { expect, it } from 'vitest';
import { drawYears, drawMonths } from './draw-spans';

it('draws the years in production filled, after the others, on the same scale for everyone', () => {
  const { width, paths } = drawYears({ years: 5, inProduction: 2 });
  const [others, inProduction] = paths;
  expect(width).toBe(120);
  expect(others?.d.match(/m1 1/g)).toHaveLength(3);
  expect(inProduction?.d).toBe('M30 0h6v24h-6zM40 0h6v24h-6z');
});

it('draws a stroke a month as high as its share, and the newest month and a year before in the signal color', () => {
  const shares = [10, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 40];
  const [ink, signal] = drawMonths(shares, 40).paths;
  expect(ink?.d.match(/M/g)).toHaveLength(12);
  expect(ink?.d).toMatch(/^M2 30h2v10/);
  expect(signal?.d).toBe('M8 20h6v20h-6zM104 0h6v40h-6z');
});

it('draws a share of almost nothing as the lowest stroke', () => {
  expect(drawMonths([0.1], 40).paths).toEqual([{ color: 'signal', d: 'M0 39h6v1h-6z' }]);
});
