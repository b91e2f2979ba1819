import { expect, it } from 'vitest';
import { formatCount, formatPay, formatPeriod, formatShortPay } from './format-pay.ts';

it('writes US and Canadian dollars so that they cannot be confused', () => {
  expect(formatPay(170_900, 'USD')).toBe('$170,900');
  expect(formatPay(95_992, 'CAD')).toBe('CA$95,992');
});

it('leaves out cents', () => {
  expect(formatPay(95_992.5, 'USD')).toBe('$95,993');
});

it('rounds to thousands for labels in a drawing', () => {
  expect(formatShortPay(170_900, 'USD')).toBe('$171K');
  expect(formatShortPay(95_400, 'CAD')).toBe('CA$95K');
});

it('groups the digits of a count', () => {
  expect(formatCount(1_687_890)).toBe('1,687,890');
  expect(formatCount(4)).toBe('4');
});

it('joins the years of a period with a dash and leaves a month alone', () => {
  expect(formatPeriod('2024-2025')).toBe('2024–2025');
  expect(formatPeriod('May 2025')).toBe('May 2025');
});
