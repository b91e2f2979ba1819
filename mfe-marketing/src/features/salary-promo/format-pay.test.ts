import { expect, it } from 'vitest';
import { formatPay, formatPeriod, formatPostings, formatShortPay } from './format-pay';

it('writes pay in full and short, in dollars', () => {
  expect(formatPay(170_900)).toBe('$170,900');
  expect(formatShortPay(170_900)).toBe('$171K');
});

it('counts one posting and many', () => {
  expect(formatPostings(1)).toBe('1 posting');
  expect(formatPostings(2132)).toBe('2,132 postings');
});

it('joins the years of a period with a dash and leaves other periods alone', () => {
  expect(formatPeriod('2024-2025')).toBe('2024–2025');
  expect(formatPeriod('May 2025')).toBe('May 2025');
});
