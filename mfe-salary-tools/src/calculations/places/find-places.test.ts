import type { PayPlace } from '@talent/api/salary/place-pay';
import { expect, it } from 'vitest';
import { isMeant } from './find-places';

const place = (key: string, name: string, shortName: string, states: string[]): PayPlace => ({
  ...{ key, name, shortName, states, kind: 'metro', country: 'US', code: null, metro: null },
});
const texas = place('texas', 'Texas', 'Texas', ['TX']);
const newYork = place('new-york-ny', 'New York-Newark-Jersey City, NY-NJ', 'New York', [
  'NY',
  'NJ',
]);
const austin = place('austin-tx', 'Austin-Round Rock-San Marcos, TX', 'Austin', ['TX']);
const quebec = place('quebec', 'Québec', 'Québec', ['QC']);

it.each([
  ['Texas', texas, []],
  ['tx', texas, []],
  ['TX', austin, [texas]],
  ['texas', austin, [texas]],
  ['austin, tx', austin, [texas]],
  ['Round Rock', austin, [texas]],
  ['NYC', newYork, []],
  ['New York City', newYork, []],
  ['jersey', newYork, []],
  ['quebec', quebec, []],
] as const)('%s means %j', (typed, of, states) => {
  expect(isMeant(of, states, typed)).toBe(true);
});

it('means no other place', () => {
  expect(isMeant(newYork, [], 'tx')).toBe(false);
  expect(isMeant(austin, [texas], 'nyc')).toBe(false);
});
