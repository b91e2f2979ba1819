import { expect, it } from 'vitest';
import { makeBand, makeSuppressed } from '../testing/make-band';
import { payDomain } from './pay-domain';

it('reaches around every figure, to multiples of 25,000', () => {
  expect(payDomain([makeBand(), makeBand({ p10: 88_000, p90: 261_000 })])).toEqual([
    75_000, 275_000,
  ]);
});

it('keeps a width where all figures are one amount', () => {
  const amount = 150_000;
  const band = makeBand({ p10: amount, p25: amount, p50: amount, p75: amount, p90: amount });
  expect(payDomain([band])).toEqual([150_000, 200_000]);
});

it('is not there without figures', () => {
  expect(payDomain([makeSuppressed(4)])).toBeUndefined();
});
