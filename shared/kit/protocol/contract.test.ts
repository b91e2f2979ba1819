import { expect, it } from 'vitest';
import { contractHeader, isOutdated } from './contract.ts';

it('a request names the contract of the code that sends it', () => {
  expect(contractHeader(1)).toEqual({ 'API-Contract': '1' });
});

it('an answer asks for a reload with its status and its code together', () => {
  expect(isOutdated(409, { code: 'outdated' })).toBe(true);
});

it.each([
  [503, { code: 'outdated' }],
  [200, { code: 'outdated' }],
  [409, { code: 'unavailable' }],
  [409, 'outdated'],
  [409, null],
  [409, undefined],
])('an answer does not ask for one with %i and %j', (status, body) => {
  expect(isOutdated(status, body)).toBe(false);
});
