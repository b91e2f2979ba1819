import { expect, it } from 'vitest';
import { compareOffers } from '../../../calculations/offer/compare-offers';
import { schedules } from '../../../calculations/offer/vesting';
import { moneyText, placesText, pointsText } from './offer-comparison';

const bonus = { kind: 'percent', percent: 0 } as const;
const offer = (base: number, signOn = 0) => ({
  ...{ base, bonus, grant: 0, schedule: schedules.even, signOn },
});

it('says which offer pays more, in the first year and over four, and once where both are the same', () => {
  const compared = compareOffers(offer(150_000, 20_000), offer(160_000));
  expect(moneyText(compared, 'USD')).toBe(
    'Offer B pays $10,000 less in the first year and $20,000 more over four years.',
  );
  const same = compareOffers(offer(150_000), offer(150_000));
  expect(moneyText(same, 'CAD')).toBe(
    'Offer B pays the same in the first year and over four years.',
  );
});

it('rounds the interval of the percentile outward, and says where there is none', () => {
  expect(placesText({ status: 'apart', low: 16.4, high: 52.6 })).toBe(
    'Between the two bases are 16 to 53 in 100 ranges. That is the difference in percentile points, as a 95% interval.',
  );
  expect(placesText({ status: 'unknown' })).toMatch(/not known\.$/);
  expect(placesText({ status: 'equal' })).toMatch(/^Both bases are the same/);
  expect(pointsText({ status: 'apart', low: 16.4, high: 52.6 })).toBe('16 to 53 points');
  expect([{ status: 'unknown' } as const, { status: 'equal' } as const].map(pointsText)).toEqual([
    'not known',
    '0 points',
  ]);
});
