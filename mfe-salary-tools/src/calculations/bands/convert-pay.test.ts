import { expect, it } from 'vitest';
import { convertBand, convertPay } from './convert-pay';
import { makeBand } from '../testing/make-band';

const rate = { cadPerUsd: 1.25 };

it('multiplies US dollars and divides Canadian ones, in whole units', () => {
  expect(convertPay(100_000, 'USD', 'CAD', rate)).toBe(125_000);
  expect(convertPay(100_001, 'CAD', 'USD', rate)).toBe(80_001);
});

it('converts every amount of a band and nothing else', () => {
  const band = makeBand({ bins: { start: 100_000, width: 20_000, counts: [3, 4] } });
  expect(convertBand(band, 'CAD', rate)).toEqual({
    ...band,
    currency: 'CAD',
    p10: 125_000,
    p25: 150_000,
    p50: 187_500,
    p75: 225_000,
    p90: 275_000,
    interval: { low: 182_500, high: 192_500 },
    allRows: { n: 700, p10: 127_500, p25: 153_750, p50: 190_000, p75: 226_250, p90: 276_250 },
    bins: { start: 125_000, width: 25_000, counts: [3, 4] },
  });
});

it('leaves a band in its own currency as it is, and a missing figure missing', () => {
  const band = makeBand({ p10: null, interval: null });
  expect(convertBand(band, 'USD', rate)).toBe(band);
  expect(convertBand(band, 'CAD', rate)).toMatchObject({ p10: null, interval: null, bins: null });
});
