import { expect, it } from 'vitest';
import { schedules } from '../../../calculations/offer/vesting';
import { noFigures } from '../state/figures';
import { readOffer } from './read-offer';

it('reads an offer as it was typed', () => {
  const figures = {
    ...noFigures,
    base: '150,000',
    bonusPercent: '10%',
    bonusAmount: '99',
    grant: '$200k',
    schedule: 'back-loaded',
    signOn: '20 000',
  };
  expect(readOffer(figures)).toEqual({
    offer: {
      base: 150_000,
      bonus: { kind: 'percent', percent: 10 },
      grant: 200_000,
      schedule: schedules['back-loaded'],
      signOn: 20_000,
    },
    wrongShares: null,
    problems: [],
  });
});

it('reads the bonus from the field of its kind, counts empty and unreadable fields as 0, and names the unreadable', () => {
  const { offer, problems } = readOffer({ ...noFigures, base: 'lots', signOn: '-3' });
  expect([offer.base, offer.signOn, offer.grant]).toEqual([0, 0, 0]);
  expect(problems).toEqual(['base', 'signOn']);
  const { bonus } = readOffer({ ...noFigures, bonusKind: 'amount', bonusAmount: '7k' }).offer;
  expect(bonus).toEqual({ kind: 'amount', amount: 7_000 });
});

it('reads the second offer from fields of its own', () => {
  const both = { ...noFigures, base: '1', baseB: '2', bonusKindB: 'amount', bonusAmountB: 'x' };
  expect(readOffer(both, 'b')).toMatchObject({
    offer: { base: 2, bonus: { kind: 'amount', amount: 0 } },
    problems: ['bonusAmountB'],
  });
  expect(readOffer(both, 'a').offer.base).toBe(1);
});

it('has no total while own percentages do not make up the whole', () => {
  const own = { ...noFigures, schedule: 'own', grant: '100k', share1: '50', share2: '40' };
  expect(readOffer(own)).toMatchObject({
    wrongShares: 90,
    offer: { grant: 0 },
    problems: ['share1'],
  });
  const whole = readOffer({ ...own, share4: '10' });
  expect(whole).toMatchObject({ wrongShares: null, offer: { grant: 100_000 }, problems: [] });
});
