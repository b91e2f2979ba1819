import { expect, test } from 'vitest';
import { makeMarketData } from '../features/market/testing/make-market-data';
import { carriedPay } from './carried-pay';

const figure = { label: 'Official pay', p50: 120_000, period: 'May 2025', to: '2025-05-31' };

test('says the estimate with its ends, the months of growth, and that nobody measured it', () => {
  const carried = carriedPay(figure, makeMarketData());
  expect(carried?.title).toBe('Estimate for April 2026');
  expect(carried?.text[0]).toBe(
    'Official pay: $120,000 (May 2025) is about $122,900 in April 2026. The estimate runs from $122,600 to $123,300.',
  );
  expect(carried?.text[1]).toMatch(
    /, 2\.4% over June 2025 to April 2026\. .* the last 12 months\. Nobody measured this figure\./,
  );
  expect(carried?.source.text).toContain('License: CC BY 4.0.');
});

test('there is none without the figure, without the series, and for a figure newer than the growth', () => {
  const market = makeMarketData();
  expect(carriedPay(null, market)).toBeNull();
  expect(carriedPay(figure, { ...market, series: [] })).toBeNull();
  expect(carriedPay({ ...figure, to: '2026-06-30' }, market)).toBeNull();
});
