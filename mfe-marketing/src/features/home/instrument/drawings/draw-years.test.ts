import { expect, it } from 'vitest';
import { drawYears } from './draw-years';

it('draws the years in production filled, after the others, on the same scale for everyone', () => {
  const { width, paths } = drawYears({ years: 5, inProduction: 2 });
  const [others, inProduction] = paths;
  expect(width).toBe(120);
  expect(others?.d.match(/m1 1/g)).toHaveLength(3);
  expect(inProduction?.d).toBe('M30 0h6v24h-6zM40 0h6v24h-6z');
});
