import { expect, it } from 'vitest';
import { payBand } from '../../api/testing/pay-band';
import { chartSummary } from './chart-summary';
import { drawnBands } from './drawn-bands';

const summary = (...medians: number[]) =>
  chartSummary(
    drawnBands(medians.map((p50) => payBand({ key: `${p50}`, role: `Role ${p50}`, p50 }))).drawn,
  );

it('names the highest and the lowest median, whatever the order', () => {
  expect(summary(150_000, 160_000, 140_000)).toContain(
    'of 3 roles. Medians go from $160,000 (Role 160000) down to $140,000 (Role 140000).',
  );
});

it('says what there is of a single role', () => {
  expect(summary(150_000)).toContain('of 1 role. $150,000 (Role 150000).');
});
