import { expect, it } from 'vitest';
import { drawPay, payEnds } from './draw-pay';

const band = { p25: 120_000, p50: 130_000, p75: 140_000, ranges: 200 };
const ends = { low: 100_000, high: 150_000 };

/** Left edges of the strokes of a color that are this high; a stroke of 2 begins 2 units after its place. */
function placesOf(picture: ReturnType<typeof drawPay>, color: string, height: number): number[] {
  const d = picture.paths.find((path) => path.color === color)?.d ?? '';
  return [...d.matchAll(/M([\d.]+) [\d.]+h[\d.]+v([\d.]+)/g)]
    .filter(([, , high]) => Number(high) === height)
    .map(([, x]) => Number(x));
}

it('has one scale for all bands, from and to a multiple of $25,000', () => {
  const bands = [band, { ...band, p25: 99_000, p75: 176_000 }];
  expect(payEnds(bands)).toEqual({ low: 75_000, high: 200_000 });
});

it('draws a stroke for each $5,000: high within the middle half, highest at the median', () => {
  const picture = drawPay(band, ends);
  expect(picture.width).toBe(88);
  // $120,000, $125,000, $135,000 and $140,000; the median is between them.
  expect(placesOf(picture, 'ink', 14)).toEqual([34, 42, 58, 66]);
  expect(placesOf(picture, 'ink', 3)).toEqual([2, 10, 18, 26, 74, 82]);
  expect(placesOf(picture, 'signal', 24)).toEqual([48]);
});

it.each([
  [49, 4],
  [50, 0],
])('draws the middle half of %i ranges with %i hollow strokes', (ranges, hollow) => {
  const [ink] = drawPay({ ...band, ranges }, ends).paths;
  expect(ink?.d.match(/m1 1/g)?.length ?? 0).toBe(hollow);
});
