import { expect, it } from 'vitest';
import { contractTerms, employmentTerms } from '../../../calculations/testing/make-terms';
import { noFigures } from '../state/figures';
import { hireSummary } from './hire-parts';
import { readHire } from './read-hire';

const inUs = { country: 'US', region: null } as const;

it('lists the fields that the chosen form still needs', () => {
  const neededFor = (differences: Partial<typeof noFigures>) =>
    readHire({ ...noFigures, ...differences }, inUs).needed;
  expect(neededFor({})).toEqual(['salary']);
  expect(neededFor({ salary: '100k' })).toEqual([]);
  expect(neededFor({ model: 'contract', rate: '800' })).toEqual(['unitsAMonth']);
  expect(neededFor({ model: 'contract-to-hire', salary: '100k' })).toEqual([
    'rate',
    'unitsAMonth',
    'contractMonths',
  ]);
  expect(neededFor({ model: 'team' })).toEqual(['employees', 'contractors']);
  expect(neededFor({ model: 'team', contractors: '2' })).toEqual(['rate', 'unitsAMonth']);
});

it('compares only when both forms are complete', () => {
  const both = { ...noFigures, salary: '100k', rate: '90', unitsAMonth: '160' };
  expect(readHire(both, inUs).isComparable).toBe(true);
  expect(readHire({ ...both, rate: '' }, inUs).isComparable).toBe(false);
});

it('adds no fee, markup or benefit that no one typed', () => {
  const { engagement } = readHire({ ...noFigures, salary: '100k', rate: '90' }, inUs);
  expect(engagement.employment).toEqual(employmentTerms({ salary: 100_000 }));
  expect(engagement.contract).toEqual(contractTerms({ rate: 90 }));
});

it('counts people and months whole, and takes an unknown form for the first', () => {
  const { engagement } = readHire({ ...noFigures, model: 'team', employees: '2.7' }, inUs);
  expect(engagement).toMatchObject({ model: 'team', employees: 2 });
  expect(readHire({ ...noFigures, model: 'x' }, inUs).engagement.model).toBe('permanent');
});

it('sums up a hire: the first year', () => {
  expect(hireSummary(noFigures, inUs, 'USD')).toEqual({ status: 'empty' });
  const typed = { ...noFigures, salary: '120k', fee: '20' };
  expect(hireSummary(typed, inUs, 'USD')).toMatchObject({ figure: '$153,222' });
});
