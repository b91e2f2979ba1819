import { expect, it } from 'vitest';
import { makeBand } from '../../../calculations/testing/make-band';
import { basisText, gapText } from './placed-amount';

const band = makeBand();
const jobBank = makeBand({
  country: 'CA',
  currency: 'CAD',
  nKind: null,
  n: null,
  p25: null,
  p75: null,
});

it('says that Job Bank’s hourly wages are shown for a year', () => {
  expect(basisText(jobBank)).toContain('a year of 2,080 hours');
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
