import { expect, it } from 'vitest';
import { indexPlacePay } from '../../../calculations/places/place-index';
import { placeSources } from '../../../calculations/places/place-sources';
import { makeCell, makePlacePay } from '../../../calculations/testing/make-place-pay';
import { apartText, hereFacts, parityOf, yearLines } from './place-facts';
import { placeRows } from './place-rows';

const pay = makePlacePay();
const index = indexPlacePay(pay);
const austin = index.places.get('austin-tx') ?? pay.places[0];
if (!austin) throw new Error('The made figures have Austin.');
const sources = placeSources(index, 'data-scientist', austin);
const rows = placeRows({
  ...{ sources, place: austin, role: 'data-scientist', labelOf: () => 'Data Scientist' },
  country: { band: null, reported: null },
});

it('each source is a row with what it counts and its period', () => {
  expect(rows.map(({ label, row }) => [label, row.detail, row.p50])).toEqual([
    ['Official pay, Austin, TX', '3,730 employed, May 2025', 127_360],
    ['Filings, Texas', '400 filings, October 2025 to March 2026', 118_000],
  ]);
  const [capped] = placeRows({
    ...{ sources: { ...sources, official: makeCell({ atLeast: ['p90'] }) }, place: austin },
    ...{
      role: 'data-scientist',
      labelOf: () => '',
      country: { band: null, reported: null },
    },
  });
  expect(capped?.row.detail).toContain('figures at the end are at least so much');
});

it('says how far the medians of the place are apart', () => {
  expect(apartText(rows)).toBe(
    'The medians here are $9,360 apart: Filings, Texas is the lowest ($118,000), Official pay, Austin, TX the highest ($127,360, 8% more).',
  );
  expect(apartText(rows.slice(0, 1))).toBeNull();
});

it('says how many work there, and what the median buys', () => {
  expect(hereFacts('Data Scientist', sources, austin, parityOf(pay, 'austin-tx'))).toEqual([
    'About 3,730 people work in the occupation of Data Scientist in Austin, TX. That is 1.5 times its share in the whole country.',
    'Prices in Austin, TX were 1.9% below those of the whole country in 2024 (regional price parity 98.1). So the official median buys there what $129,870 buys at the country’s average prices.',
  ]);
  const none = { ...sources, official: undefined };
  expect(hereFacts('Data Scientist', none, austin, undefined)).toEqual([]);
});

it('breaks the line of the years where the place was drawn anew', () => {
  const years = [2025, 2021, 2023, 2024, 2022].map((year) =>
    makeCell({ year, p50: year === 2022 ? null : year * 50, redrawn: year === 2024 }),
  );
  expect(yearLines(years)).toEqual([
    [
      { at: '2021', value: 101_050 },
      { at: '2022', value: null },
      { at: '2023', value: 101_150 },
    ],
    [
      { at: '2024', value: 101_200 },
      { at: '2025', value: 101_250 },
    ],
  ]);
});
