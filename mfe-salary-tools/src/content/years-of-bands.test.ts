import { expect, it } from 'vitest';
import { yearsOfBands } from './years-of-bands';

it('goes from the first to the last year of all periods', () => {
  const bands = ['2024-2025', 'May 2020', 'May 2025'].map((period) => ({ period }));
  expect(yearsOfBands(bands)).toBe('2020/2025');
});
