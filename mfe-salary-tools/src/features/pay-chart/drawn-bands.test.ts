import { expect, it } from 'vitest';
import { payBand } from '../../api/testing/pay-band';
import { drawnBands } from './drawn-bands';

it('draws a band that has its range, its median and its number of postings', () => {
  const { drawn, leftOut } = drawnBands([payBand({ role: 'AI Engineer', n: 263 })]);
  expect(drawn).toMatchObject([{ role: 'AI Engineer', n: 263, isSmall: false }]);
  expect(leftOut).toEqual([]);
});

it.each([
  ['a suppressed band', payBand({ role: 'NLP Engineer', n: 4, suppressed: true })],
  ['a band without a quartile', payBand({ role: 'NLP Engineer', p25: null })],
  ['a band whose number of cases is unknown', payBand({ role: 'NLP Engineer', n: null })],
])('leaves out %s and says so', (_, band) => {
  expect(drawnBands([band])).toEqual({ drawn: [], leftOut: ['NLP Engineer'] });
});

it('marks a sample below fifty as small', () => {
  const { drawn } = drawnBands([payBand({ key: 'a', n: 49 }), payBand({ key: 'b', n: 50 })]);
  expect(drawn.map(({ isSmall }) => isSmall)).toEqual([true, false]);
});
