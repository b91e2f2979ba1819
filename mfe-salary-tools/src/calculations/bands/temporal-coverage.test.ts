import { expect, it } from 'vitest';
import { temporalCoverage } from './temporal-coverage';

it('goes from the first to the last year of all periods', () => {
  const coverage = temporalCoverage(['2024-2025', 'May 2023', '2025']);
  expect(coverage).toEqual({ temporalCoverage: '2023/2025' });
  expect(temporalCoverage(['May 2024'])).toEqual({ temporalCoverage: '2024/2024' });
});

it('is left out where no period names a year', () => {
  expect(temporalCoverage(['', 'last week'])).toEqual({});
});
