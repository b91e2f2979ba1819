import { formatPay } from '@talent/sdk/format';
import type { Currency } from '@talent/sdk/format';
import type { PlaceDifference } from '../../../calculations/bands/place/compare-places';
import type { ComparedOffers } from '../../../calculations/offer/compare-offers';

/** Which of two offers pays more, in the first year and over four: `Offer B pays $5,000 less in the first year …`. */
export function moneyText({ firstYear, fourYears }: ComparedOffers, currency: Currency): string {
  const first = differenceText(firstYear.difference, currency);
  const four = differenceText(fourYears.difference, currency);
  if (first === four) return `Offer B pays ${first} in the first year and over four years.`;
  return `Offer B pays ${first} in the first year and ${four} over four years.`;
}

/** How far the bases are apart among the ranges of one band. */
export function placesText(difference: PlaceDifference): string {
  switch (difference.status) {
    case 'equal':
      return 'Both bases are the same, so they have the same percentile.';
    case 'unknown':
      return 'At least one base is beyond the published figures or has no interval, so the difference in percentile is not known.';
    case 'apart':
      return `Between the two bases are ${interval(difference)} in 100 ranges. That is the difference in percentile points, as a 95% interval.`;
  }
}

/** The same for the cell of a table: `3 to 12 points`. */
export function pointsText(difference: PlaceDifference): string {
  switch (difference.status) {
    case 'equal':
      return '0 points';
    case 'unknown':
      return 'not known';
    case 'apart':
      return `${interval(difference)} points`;
  }
}

function differenceText(difference: number, currency: Currency): string {
  if (difference === 0) return 'the same';
  return `${formatPay(Math.abs(difference), currency)} ${difference > 0 ? 'more' : 'less'}`;
}

/** `3 to 12`, rounded outward. */
function interval({ low, high }: { low: number; high: number }): string {
  return `${Math.max(Math.floor(low), 0)} to ${Math.min(Math.ceil(high), 100)}`;
}
