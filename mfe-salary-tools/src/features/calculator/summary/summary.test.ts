import { expect, it } from 'vitest';
import { makeBand } from '../../../calculations/testing/make-band';
import { exampleFigures, noFigures } from '../state/figures';
import { offerSummary } from './summary';

const choices = { isPair: false };
const band = makeBand();

it('sums up an offer: four years and the percentile of its base', () => {
  // (180,000 + 18,000 + 25,000) * 4 + 20,000; 180,000 is p75: of 400 ranges floor(399 * 0.75) = 299 to
  // ceil(399 * 0.9) + 1 = 361 are there or below. Wilson: from 70.3% to 92.8%.
  expect(offerSummary(exampleFigures, choices, band, 'USD')).toEqual({
    status: 'result',
    label: 'Four years',
    figure: '$912,000',
    place: 'Between the 70th and 93rd percentile',
  });
});

it('sums up two offers: the difference over four years', () => {
  // (190,000 + 19,000 + 15,000) * 4 = 896,000
  const summary = offerSummary(exampleFigures, { isPair: true }, band, 'USD');
  expect(summary).toMatchObject({ figure: '-$16,000', place: null });
});

it('has no figure while a field cannot be read, and names the first one', () => {
  const typed = { ...noFigures, base: '150k', signOn: 'x', baseB: 'y' };
  expect(offerSummary(typed, choices, band, 'USD')).toEqual({
    status: 'invalid',
    field: 'signOn',
    label: 'Sign-on bonus, once',
  });
  const second = { ...typed, signOn: '' };
  expect(offerSummary(second, choices, band, 'USD')).toMatchObject({ status: 'result' });
  expect(offerSummary(second, { isPair: true }, band, 'USD')).toEqual({
    status: 'invalid',
    field: 'baseB',
    label: 'Offer B: Base salary a year',
  });
});
