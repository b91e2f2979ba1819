import { expect, it } from 'vitest';
import { temporalCoverage } from './temporal-coverage';

it('goes from the first to the last year of all periods', () => {
  expect(temporalCoverage(['2024-2025', 'May 2023', '2025'])).toBe('2023/2025');
  expect(temporalCoverage(['May 2024'])).toBe('2024/2024');
});

it('is left out where no period names a year', () => {
  expect(temporalCoverage(['', 'last week'])).toBeUndefined();
});
