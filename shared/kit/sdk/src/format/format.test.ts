import { expect, it } from 'vitest';
import {
  formatCount,
  formatDay,
  formatEdition,
  formatFigure,
  formatPay,
  formatPayRange,
  formatPercent,
  formatPeriod,
  formatShortPay,
} from './format.ts';

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

it('names the currency at both ends of a range', () => {
  expect(formatPayRange(150_000, 180_000, 'CAD')).toBe('CA$150,000–CA$180,000');
});

it('writes figures without zeros at the end, and groups the digits before the point alone', () => {
  expect([1234.5678, 0.5, 3, -1234.001, -0.001].map((value) => formatFigure(value))).toEqual([
    '1,234.57',
    '0.5',
    '3',
    '-1,234',
    '0',
  ]);
  expect(formatFigure(1234.5678, 4)).toBe('1,234.5678');
});

it('writes the percent sign directly after the figure', () => {
  expect([formatPercent(0.123), formatPercent(0.1234, 1), formatPercent(12.5)]).toEqual([
    '12%',
    '12.3%',
    '1,250%',
  ]);
});

it('writes the day in UTC, wherever it runs', () => {
  expect(formatDay('2025-01-09')).toBe('January 9, 2025');
  expect(formatDay('2026-05-26T09:00:00Z')).toBe('May 26, 2026');
  expect(formatDay('2026-05-26T23:30:00-04:00')).toBe('May 27, 2026');
  expect(formatDay('2026-01-01T00:00:00.123456+00:00')).toBe('January 1, 2026');
});

it('writes editions as people do', () => {
  expect(['2025-01-19', '2025-05', '2025'].map(formatEdition)).toEqual([
    'January 19, 2025',
    'May 2025',
    '2025',
  ]);
});
