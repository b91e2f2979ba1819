import { expect, it } from 'vitest';
import { drawPay, payEnds } from './draw-pay';

const band = { p25: 120_000, p50: 130_000, p75: 140_000 };

it('has one scale for all bands, from and to a multiple of $25,000', () => {
  const bands = [band, { ...band, p25: 99_000, p75: 176_000 }];
  expect(payEnds(bands)).toEqual({ low: 75_000, high: 200_000 });
});

it('draws the middle half as a bar, and the median as a mark in the signal color', () => {
  const [ink, signal] = drawPay(band, { low: 100_000, high: 150_000 }).paths;
  expect(ink).toMatchObject({ color: 'ink', d: expect.stringMatching(/^M96 6h96v8/) });
  expect(signal).toMatchObject({ color: 'signal', d: expect.stringMatching(/^M142 2h4v16/) });
});
