import { expect, it } from 'vitest';
import { makeBand } from '../../../calculations/testing/make-band';
import { gapText } from './placed-amount';

const band = makeBand();

it('says the gap to the median in money and in percent', () => {
  expect(gapText(135_000, band)).toBe('That is $15,000 (10%) below the median of $150,000.');
  expect(gapText(153_000, band)).toBe('That is $3,000 (2%) above the median of $150,000.');
  expect(gapText(150_000, band)).toBe('That is the median of $150,000.');
});
