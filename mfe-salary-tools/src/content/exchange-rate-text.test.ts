import { expect, it } from 'vitest';
import { testRate } from '../calculations/testing/make-band';
import { conversionNote } from './exchange-rate-text';

it('names the rate, its source and its day', () => {
  expect(conversionNote(testRate)).toBe(
    'converted at 1.3698 CAD for 1 USD (Bank of Canada, average of 2024 up to December 31, 2024)',
  );
  expect(conversionNote({ ...testRate, cadPerUsd: 1.4049, kind: 'daily', day: '2026-11-20' })).toBe(
    'converted at 1.4049 CAD for 1 USD (Bank of Canada, November 20, 2026)',
  );
});
