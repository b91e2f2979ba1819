import { expect, it } from 'vitest';
import { makeBand, makeJobBank } from '../../../calculations/testing/make-band';
import type { BandQuestion } from '../../../calculations/bands/place/closest-band';
import { placeAmount } from '../../../calculations/bands/place/place-amount';
import { gapText } from './placed-amount';
import { bandText, whyMissing, widerBandText } from './wider-band-text';
import {
  limitsOf,
  nextText,
  percentileText,
  placeText,
  shortPlaceText,
  ordinal,
} from './place-text';

// 400 ranges: p10 100k, p25 120k, p50 150k, p75 180k, p90 220k.
const band = makeBand();
const jobBank = makeJobBank({ p10: 100_000, p50: 150_000, p90: 220_000 });

it.each([
  [
    135_000,
    'Your base of $135,000 is at about the 38th percentile: about 38 in 100 ranges have their midpoint there or below. Chance leaves open the 20th to 56th, based on 400 different ranges.',
  ],
  [
    99_000,
    'Your base of $99,000 is below the 10th percentile ($100,000), based on 400 different ranges. The source has no finer figures for the lowest 10 in 100.',
  ],
  [
    300_000,
    'Your base of $300,000 is above the 90th percentile ($220,000), based on 400 different ranges. The source has no finer figures for the highest 10 in 100.',
  ],
])('says it of %d with the interval and the sample', (amount, sentence) => {
  expect(placeText('Your base', amount, band)).toBe(sentence);
});

it('uses the words of a source that has low, median and high, and gives no interval', () => {
  expect(placeText('Salary', 90_000, jobBank)).toBe(
    'Salary of CA$90,000 is below the low wage (CA$100,000). The source has no finer figures for the lowest 10 in 100.',
  );
  expect(placeText('Salary', 125_000, jobBank)).toBe(
    'Salary of CA$125,000 is at about the 30th percentile: about 30 in 100 employees earn that much or less. It is between the low wage (CA$100,000) and the median (CA$150,000).',
  );
});

it('names the highest figure there is where the source gives no p90', () => {
  const topCoded = makeBand({ p90: null });
  const sentence = placeText('Your base', 200_000, topCoded);
  expect(sentence).toContain('above the 75th percentile ($180,000)');
  expect(sentence).toContain('highest 25 in 100');
});

it('says it in a few words without an amount', () => {
  const short = (amount: number) => shortPlaceText(placeAmount(amount, band));
  expect([99_000, 135_000, 300_000].map(short)).toEqual([
    'Below the 10th percentile',
    'Between the 20th and 56th percentile',
    'Above the 90th percentile',
  ]);
  expect(shortPlaceText({ status: 'unknown' })).toBeNull();
  const cell = (amount: number) => percentileText(placeAmount(amount, band));
  expect([99_000, 135_000, 300_000].map(cell)).toEqual([
    'below 10th',
    '20th to 56th',
    'above 90th',
  ]);
  expect(percentileText(placeAmount(125_000, jobBank))).toBe('about 30th');
});

it('says what the next quartile is, and how far away', () => {
  // The sentence before it has named the median and the difference.
  expect(nextText(135_000, band)).toBe('');
  expect(nextText(163_500, band)).toBe('The 75th percentile is $16,500 higher, at $180,000.');
  expect(nextText(190_000, band)).toBe(
    'The 90th percentile, the next published figure, is $30,000 higher, at $220,000.',
  );
  expect(nextText(300_000, band)).toBe('No published figure is higher.');
});

it('says what it can’t say, and first that there are few ranges where there are', () => {
  const [first, ...others] = limitsOf(makeBand({ n: 37 }));
  expect(first).toBe('There are only 37 ranges: read this as a direction and not as a price.');
  expect(others).toEqual(limitsOf(band));
  expect(limitsOf(band).join(' ')).toMatch(/base pay only.*no company.*midpoint.*Official wages/);
  expect(limitsOf(jobBank).join(' ')).toMatch(/official wages.*no sample size.*nothing is known/);
});

it('counts as people do', () => {
  expect([1, 2, 3, 10, 11, 12, 13, 21.4, 52, 53, 99, 111].map(ordinal)).toEqual(
    '1st 2nd 3rd 10th 11th 12th 13th 21st 52nd 53rd 99th 111th'.split(' '),
  );
});

it('says the gap to the median in money and in percent', () => {
  expect(gapText(135_000, band)).toBe('That is $15,000 (10%) below the median of $150,000.');
  expect(gapText(153_000, band)).toBe('That is $3,000 (2%) above the median of $150,000.');
  expect(gapText(150_000, band)).toBe('That is the median of $150,000.');
});

const question: BandQuestion = {
  ...{ role: 'data-scientist', country: 'US', region: null },
  ...{ level: 'EX', mode: 'remote' },
};

it('describes a band', () => {
  expect(bandText(makeBand({ level: 'SE' }), 'Data Scientist')).toBe(
    'Data Scientist, senior, all work modes, United States',
  );
  const ontario = makeBand({ country: 'CA', region: 'ON', regionName: 'Ontario' });
  expect(bandText(ontario, 'NLP Engineer')).toBe(
    'NLP Engineer, all levels, all work modes, Ontario',
  );
});

it('names the filters without a figure, and the reason', () => {
  expect(widerBandText(question, { kind: 'suppressed', n: 4 }, '')).toBe(
    'No figure for executive, remote: only 4 ranges, and we place no amount among fewer than 30.',
  );
  const inOntario = { ...question, country: 'CA', region: 'ON', level: null } as const;
  expect(widerBandText(inOntario, { kind: 'not-published' }, 'Ontario')).toMatch(
    /^No figure for remote, Ontario: Job Bank separates/,
  );
});

it('uses the singular for one range, and no number where there is none', () => {
  expect(whyMissing(question, { kind: 'suppressed', n: 1 })).toContain('only 1 range,');
  expect(whyMissing(question, { kind: 'suppressed', n: null })).toBe('there are too few to show');
});
