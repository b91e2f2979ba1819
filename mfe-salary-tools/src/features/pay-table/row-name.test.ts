import { expect, it } from 'vitest';
import { payBand } from '../../api/testing/pay-band';
import { rowName } from './row-name';

it('names a row of postings by its role', () => {
  expect(rowName(payBand({ role: 'AI Engineer' }))).toEqual({ name: 'AI Engineer', detail: null });
});

it('names an official row by the occupation, with its code', () => {
  expect(rowName(payBand({ occupation: 'SOC 15-1299 Computer Occupations, All Other' }))).toEqual({
    name: 'Computer Occupations, All Other',
    detail: 'SOC 15-1299',
  });
});

it('names a Canadian row by its place, with the occupation', () => {
  const occupation = 'NOC 21211 Data scientists';
  expect(rowName(payBand({ occupation, region: 'Ontario' }))).toEqual({
    name: 'Ontario',
    detail: 'Data scientists',
  });
  expect(rowName(payBand({ occupation }))).toEqual({ name: 'Canada', detail: 'Data scientists' });
});

it('shows an occupation without a code as it is', () => {
  expect(rowName(payBand({ occupation: 'Data scientists', region: 'Ontario' }))).toEqual({
    name: 'Data scientists',
    detail: 'Ontario',
  });
});
