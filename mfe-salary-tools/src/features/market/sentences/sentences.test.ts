import { expect, it } from 'vitest';
import { countryFigures, frontFigures } from '../facts/country-figure';
import { makeMarketData } from '../testing/make-market-data';
import { countriesFinding, steepestMonths } from './ai-share-text';
import { payFinding, postingsFinding } from './other-text';

const data = makeMarketData();
const indexes = frontFigures(countryFigures(data, 'postings-total-adjusted'));
const shares = countryFigures(data, 'pay-share');
const withValue = (values: readonly number[]) =>
  indexes.map((figure, at) => ({
    ...figure,
    change: { ...figure.change, value: values[at] ?? 0 },
  }));

it.each([
  [[100.04, 97.7], 'US job postings were as many as on February 1, 2020, Canadian ones 2.3% below'],
  [[97.7, 99.96], 'US job postings were 2.3% below February 1, 2020, Canadian ones as many'],
  [[101.6, 103], 'US job postings were 1.6% above February 1, 2020, Canadian ones 3% above'],
])('compares the index %j with its base', (values, words) => {
  expect(postingsFinding(withValue(values))).toBe(`In February 2026, ${words}`);
});

it('gives each country its month where the countries end in different ones', () => {
  const [us, canada] = frontFigures(shares);
  if (!us || !canada) throw new RangeError('no figures');
  const later = { ...canada, change: { ...canada.change, month: '2026-03' } };
  expect(payFinding([us, later])).toBe(
    '48.8% of US (February 2026) and 53% of Canadian (March 2026) job postings stated pay',
  );
  expect(payFinding([us])).toBe('In February 2026, 48.8% of US job postings stated pay');
});

it('counts the countries that rose, and says nothing of one alone', () => {
  const all = countryFigures(data, 'ai-share');
  const fallen = all.map((figure) =>
    figure.code === 'GB'
      ? { ...figure, change: { ...figure.change, before: { month: '2025-06', value: 99 } } }
      : figure,
  );
  expect(countriesFinding(fallen)).toMatch(/^In June 2026, 2 of 3 countries were above/);
  expect(countriesFinding(all.slice(0, 1))).toBeNull();
});

const line = (values: readonly number[]) => ({
  key: 'CA',
  label: 'Canada',
  firstMonth: '2025-06',
  values,
});

it('finds the neighboring months that rose more than the average month of the last year', () => {
  const canada = [
    4.526, 4.843, 5.186, 5.577, 6.185, 7.233, 9.26, 11.784, 13.215, 14.506, 16.106, 16.941, 17.405,
  ];
  expect(steepestMonths(line(canada))).toEqual({ from: '2025-11', to: '2026-04' });
});

it('takes the longer climb, and looks at the last year alone', () => {
  const steps = [0, 50, 50, 55, 55, 55, 60, 65, 65, 65, 65, 65, 65, 65];
  expect(steepestMonths(line(steps))).toEqual({ from: '2025-11', to: '2026-01' });
});

it.each([
  ['less than a year', Array.from({ length: 12 }, (_, at) => at)],
  ['a fall', Array.from({ length: 13 }, (_, at) => -at)],
  ['no change', Array.from({ length: 13 }, () => 1)],
])('finds nothing in %s', (_name, values) => {
  expect(steepestMonths(line(values))).toBeNull();
});
