import { expect, it } from 'vitest';
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
  expect(engagement.employment).toEqual({
    country: 'US',
    isQuebec: false,
    salary: 100_000,
    bonusPercent: 0,
    signOn: 0,
    otherCharges: 0,
    benefitsPercent: 0,
    equipment: 0,
    feePercent: 0,
  });
  expect(engagement.contract).toEqual({ rate: 90, unitsAMonth: 0, markupPercent: 0, equipment: 0 });
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
