import { expect, it } from 'vitest';
import { noFigures } from '../state/figures';
import { hireSummary } from './hire-parts';

const place = { country: 'US', region: null } as const;

it('sums up a hire: the first year', () => {
  expect(hireSummary(noFigures, place, 'USD')).toEqual({ status: 'empty' });
  const typed = { ...noFigures, salary: '120k', fee: '20' };
  expect(hireSummary(typed, place, 'USD')).toMatchObject({ figure: '$153,222' });
});
