import { expect, it } from 'vitest';
import { formatCount, formatPay, formatPeriod, formatShortPay } from './format-pay.ts';

it('writes US and Canadian dollars so that they cannot be confused', () => {
  expect(formatPay(170_900, 'USD')).toBe('$170,900');
  expect(formatPay(95_992, 'CAD')).toBe('CA$95,992');
});

it('leaves out cents', () => {
  expect(formatPay(95_992.5, 'USD')).toBe('$95,993');
});

it('rounds to thousands for labels of a chart', () => {
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

it('formats like Intl in US English', () => {
  const platform = (notation: 'standard' | 'compact') =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
      notation,
    });
  const [full, short] = [platform('standard'), platform('compact')];
  const amounts = [1, 9, 999, 1000, 1499, 95_400, 170_900, 999_499, 999_500, 1_250_000, 3_400_000];
  for (const amount of [...amounts, ...amounts.map((one) => -one)]) {
    expect(formatPay(amount, 'USD')).toBe(full.format(amount));
    expect(formatShortPay(amount, 'USD')).toBe(short.format(amount));
  }
});
