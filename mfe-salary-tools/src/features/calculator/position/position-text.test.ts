import { expect, it } from 'vitest';
import { makeBand } from '../../../calculations/testing/make-band';
import { basisText, gapText, positionText } from './position-text';

const band = makeBand();
const jobBank = makeBand({
  country: 'CA',
  currency: 'CAD',
  nKind: null,
  n: null,
  p25: null,
  p75: null,
});

it.each([
  [
    135_000,
    'Your base of $135,000 is at about the 38th percentile: 38 in 100 ranges have their midpoint there or below.',
  ],
  [
    100_000,
    'Your base of $100,000 is at about the 10th percentile: 10 in 100 ranges have their midpoint there or below.',
  ],
  [
    99_000,
    'Your base of $99,000 is below the 10th percentile ($100,000). The source has no finer figures for the lowest 10 in 100.',
  ],
  [
    300_000,
    'Your base of $300,000 is above the 90th percentile ($220,000). The source has no finer figures for the highest 10 in 100.',
  ],
])('says where %d ranks', (amount, sentence) => {
  expect(positionText('Your base', amount, band)).toBe(sentence);
});

it.each([
  [102_000, /the 12th/],
  [109_334, /the 17th/],
  [151_200, /the 51st/],
  [152_400, /the 52nd/],
  [153_600, /the 53rd/],
])('counts as people do (%d)', (amount, words) => {
  expect(positionText('Your base', amount, band)).toMatch(words);
});

it('uses the words of a source that has low, median and high', () => {
  expect(positionText('Salary', 90_000, jobBank)).toContain('below the low wage (CA$100,000)');
  expect(positionText('Salary', 125_000, jobBank)).toContain('30 in 100 employees earn');
  expect(basisText(jobBank)).toContain('a year of 2,080 hours');
});

it('names the highest figure there is where the source gives no p90', () => {
  const topCoded = makeBand({ p90: null });
  const sentence = positionText('Your base', 200_000, topCoded);
  expect(sentence).toContain('above the 75th percentile ($180,000)');
  expect(sentence).toContain('highest 25 in 100');
});

it('says the gap to the median in money and in percent', () => {
  expect(gapText(135_000, band)).toBe('That is $15,000 (10%) below the median of $150,000.');
  expect(gapText(153_000, band)).toBe('That is $3,000 (2%) above the median of $150,000.');
  expect(gapText(150_000, band)).toBe('That is the median of $150,000.');
});

it('compares base with base where the figures are reported pay ranges, and says what these are', () => {
  expect(basisText(band)).toContain('bonus and equity are left out');
  expect(basisText(band)).toContain(
    'The publisher of the ranges calls its rows anonymous survey answers',
  );
});
