import { expect, it } from 'vitest';
import { readAmount } from './read-amount';

it.each([
  ['150k', 150_000],
  ['150K ', 150_000],
  ['150,000', 150_000],
  ['$150 000', 150_000],
  ['$150\u00a0000', 150_000],
  ['CA$150,000.50', 150_000.5],
  ['USD 150000', 150_000],
  ['1.5m', 1_500_000],
  ['152.125k', 152_125],
  ['12.5 %', 12.5],
  ['12.', 12],
  ['.5', 0.5],
  ['0', 0],
  ['150.25', 150.25],
  ['1.25m', 1_250_000],
  ['1.255m', 1_255_000],
  ['\u00a0150 ', 150],
  // As it looks.
  ['\u202A150\u2009000\u202C', 150_000],
  ['１５０，０００', 150_000],
  ['＄150\u200B,000', 150_000],
  ['150,000.', 150_000],
])('reads %j', (text, value) => {
  expect(readAmount(text)).toEqual({ status: 'read', value });
});

it.each(['', '   '])('takes %j for no answer', (text) => {
  expect(readAmount(text)).toEqual({ status: 'empty' });
});

it.each([
  ['-5', 'negative'],
  ['−$5,000', 'negative'],
  ['about 150', 'not-a-number'],
  ['$', 'not-a-number'],
  ['1e5', 'not-a-number'],
  ['150.000', 'ambiguous'],
  ['12,5', 'ambiguous'],
  ['1,5k', 'ambiguous'],
  ['150,000k', 'ambiguous'],
  ['900000m', 'too-large'],
  ['.', 'not-a-number'],
  ['..', 'not-a-number'],
  [',5', 'not-a-number'],
  ['-.', 'not-a-number'],
  ['.5.5', 'ambiguous'],
  ['1234,567', 'ambiguous'],
  ['1,234.567', 'ambiguous'],
  ['12.3456k', 'ambiguous'],
  ['1.2.345k', 'ambiguous'],
])('refuses %j: %s', (text, reason) => {
  expect(readAmount(text)).toEqual({ status: 'refused', reason });
});

it('holds the limit of the field', () => {
  expect(readAmount('101', 100)).toEqual({ status: 'refused', reason: 'too-large' });
  expect(readAmount('100', 100)).toEqual({ status: 'read', value: 100 });
});
