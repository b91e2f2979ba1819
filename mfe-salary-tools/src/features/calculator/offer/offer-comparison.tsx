import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatPay, type Currency } from '@talent/sdk/format';
import { placeDifference } from '../../../calculations/bands/place/compare-places';
import { placeAmount } from '../../../calculations/bands/place/place-amount';
import { compareOffers } from '../../../calculations/offer/compare-offers';
import type { ComparedSum, ComparedOffers } from '../../../calculations/offer/compare-offers';
import { DataTable } from '@talent/ui/data-table';
import { percentileText } from '../../offer/placement/place-text';
import { calculatorText } from '../content/calculator-text';
import { labelled } from '../fields/field-labels';
import { NoTotal } from '../fields/no-total';
import { figuresStore } from '../state/figures-store';
import { CompensationBars } from './compensation-bars';
import { readOffer } from './read-offer';
import type { PlaceDifference } from '../../../calculations/bands/place/compare-places';

const { total: text } = calculatorText;

interface OfferComparisonProps {
  currency: Currency;
  /** The band that both bases are compared with; null where there is none. */
  band: SalaryBand | null;
}

/** Two offers side by side: totals, percentiles of the bases, and the differences; none while a field cannot be read. */
export function OfferComparison({ currency, band }: OfferComparisonProps) {
  const figures = figuresStore();
  const [a, b] = [readOffer(figures, 'a'), readOffer(figures, 'b')];
  const problems = [...a.problems, ...b.problems];
  if (problems.length > 0) return <NoTotal fields={problems.map(labelled)} />;
  const compared = compareOffers(a.offer, b.offer);
  const { firstYear, fourYears, base, years } = compared;
  if (fourYears.first === 0 || fourYears.second === 0) {
    return <p className="text-ink-muted">{text.comparison.empty}</p>;
  }
  const places = band && base.first > 0 && base.second > 0 ? { ...base, band } : null;
  const most = Math.max(...[...years.first, ...years.second].map(({ total }) => total));
  return (
    <>
      <div aria-live="polite" className="mb-6 max-w-prose text-lg">
        <p>{moneyText(compared, currency)}</p>
        {places && (
          <p className="mt-2">
            {placesText(placeDifference(places.first, places.second, places.band))}
          </p>
        )}
      </div>
      <DataTable
        caption={text.comparison.caption}
        heads={[text.comparison.sum, text.offers.a, text.offers.b, text.comparison.difference]}
        rows={[
          sumRow(text.columns.base, base, currency),
          sumRow(text.first, firstYear, currency),
          sumRow(text.whole, fourYears, currency),
          ...(places ? [placeRow(places.first, places.second, places.band)] : []),
        ]}
      />
      <div className="mt-8 grid gap-8 md:grid-cols-2">
        {(['first', 'second'] as const).map((name, index) => (
          <div key={name}>
            <h3 className="mb-3 text-subheading font-semibold">
              {index === 0 ? text.offers.a : text.offers.b}
            </h3>
            <CompensationBars years={years[name]} currency={currency} most={most} />
          </div>
        ))}
      </div>
      <p className="mt-6 max-w-prose text-sm text-ink-muted">
        {text.comparison.group} {text.assumption}
      </p>
    </>
  );
}

function sumRow(name: string, { first, second, difference }: ComparedSum, currency: Currency) {
  const sign = difference > 0 ? '+' : '';
  return {
    key: name,
    name,
    cells: [
      formatPay(first, currency),
      formatPay(second, currency),
      `${sign}${formatPay(difference, currency)}`,
    ],
  };
}

function placeRow(first: number, second: number, band: SalaryBand) {
  const places = [first, second].map(
    (amount) => percentileText(placeAmount(amount, band)) ?? text.comparison.noPlace,
  );
  return {
    key: 'place',
    name: text.comparison.place,
    cells: [...places, pointsText(placeDifference(first, second, band))],
  };
}

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
