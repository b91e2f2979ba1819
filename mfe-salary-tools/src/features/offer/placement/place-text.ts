import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatPay } from '@talent/sdk/format';
import {
  nextQuartile,
  placeAmount,
  sampleSize,
} from '../../../calculations/bands/place/place-amount';
import type { Place } from '../../../calculations/bands/place/place-amount';
import { publishedFigures } from '../../../calculations/bands/place/percentile';
import { SMALL_SAMPLE } from '@talent/api/salary/small-sample';
import { formatDifferentRanges, formatRanges } from '../../../content/reported-ranges';
import { offerText } from '../content/offer-text';
import type { PublishedFigure } from '../../../calculations/bands/place/percentile';

/**
 * Sentences on an amount's place in a band, the answer first. Beyond the outermost published figures they say only that.
 * @param subject - name of the amount: `Your base`.
 * @param amount - in the band's currency, a year.
 */
export function placeText(subject: string, amount: number, band: SalaryBand): string {
  const place = placeAmount(amount, band);
  const lead = `${subject} of ${formatPay(amount, band.currency)} is`;
  switch (place.status) {
    case 'ranked':
      return `${lead} ${estimateText(place)}: about ${Math.round(place.percentile)} in 100 ranges have their midpoint there or below. Chance leaves open the ${ends(place).map(ordinal).join(' to ')}, based on ${formatDifferentRanges(band)}.`;
    case 'between':
      return `${lead} ${estimateText(place)}: about ${Math.round(place.percentile)} in 100 employees earn that much or less. It is between ${nameOf(place.from, band)} and ${nameOf(place.to, band)}.`;
    case 'below':
      return `${lead} below ${nameOf(place.figure, band)}${basedOn(band)}. The source has no finer figures for the lowest ${place.figure.percent} in 100.`;
    case 'above':
      return `${lead} above ${nameOf(place.figure, band)}${basedOn(band)}. The source has no finer figures for the highest ${100 - place.figure.percent} in 100.`;
    case 'unknown':
      return 'The source gives a single figure here, so there is no percentile.';
  }
}

/** The place in a few words, without an amount: `Between the 55th and 68th percentile`. Null where there is none. */
export function shortPlaceText(place: Place): string | null {
  switch (place.status) {
    case 'ranked':
      return capitalized(intervalText(place));
    case 'between':
      return capitalized(estimateText(place));
    case 'below':
    case 'above':
      return `${capitalized(place.status)} the ${ordinal(place.figure.percent)} percentile`;
    case 'unknown':
      return null;
  }
}

/** The percentile alone, for the cell of a table that names it: `55th to 68th`, `about 30th`, `below 10th`. */
export function percentileText(place: Place): string | null {
  switch (place.status) {
    case 'ranked':
      return ends(place).map(ordinal).join(' to ');
    case 'between':
      return `about ${ordinal(place.percentile)}`;
    case 'below':
    case 'above':
      return `${place.status} ${ordinal(place.figure.percent)}`;
    case 'unknown':
      return null;
  }
}

/**
 * The next quartile and how far away it is; above the last one, the next published figure. Empty where that is the median, which the
 * sentence before has named.
 */
export function nextText(amount: number, band: SalaryBand): string {
  const next = nextQuartile(amount, band);
  const pay = (value: number) => formatPay(value, band.currency);
  if (next) {
    const { figure, difference } = next;
    if (figure.name === 'p50') return '';
    return `${capitalized(nameOfFigure(figure, band))} is ${pay(difference)} higher, at ${pay(figure.amount)}.`;
  }
  const higher = publishedFigures(band).find((figure) => figure.amount > amount);
  if (!higher) return 'No published figure is higher.';
  return `${capitalized(nameOfFigure(higher, band))}, the next published figure, is ${pay(higher.amount - amount)} higher, at ${pay(higher.amount)}.`;
}

/** The limits of a comparison with a band, as sentences. */
export function limitsOf(band: SalaryBand): readonly string[] {
  const n = sampleSize(band);
  const { limits } = offerText;
  if (n === null) return [...limits.official, limits.beyond];
  const few = `There are only ${formatRanges(n)}: read this as a direction and not as a price.`;
  return [...(n < SMALL_SAMPLE ? [few] : []), ...limits.ranges, limits.beyond];
}

/** Both ends of an interval, rounded outward so that it never looks surer than it is. */
function ends({ low, high }: { low: number; high: number }): [number, number] {
  return [Math.max(Math.floor(low), 1), Math.min(Math.ceil(high), 99)];
}

function intervalText(interval: { low: number; high: number }): string {
  const [from, to] = ends(interval);
  return `between the ${ordinal(from)} and ${ordinal(to)} percentile`;
}

function estimateText({ percentile }: { percentile: number }): string {
  return `at about the ${ordinal(percentile)} percentile`;
}

function basedOn(band: SalaryBand): string {
  return sampleSize(band) === null ? '' : `, based on ${formatDifferentRanges(band)}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name of a published figure in a sentence: `the 25th percentile`, `the median`, or Job Bank's `the low wage`. */
function nameOfFigure({ percent, name }: PublishedFigure, band: SalaryBand): string {
  if (name === 'p50') return 'the median';
  const isJobBank = band.country === 'CA' && band.nKind !== 'postings';
  if (isJobBank && name === 'p10') return 'the low wage';
  if (isJobBank && name === 'p90') return 'the high wage';
  return `the ${ordinal(percent)} percentile`;
}

function nameOf(figure: PublishedFigure, band: SalaryBand): string {
  return `${nameOfFigure(figure, band)} (${formatPay(figure.amount, band.currency)})`;
}
/** `1st`, `22nd`, `53rd`, `111th`, from a number that is rounded to a whole one. */
export function ordinal(value: number): string {
  const whole = Math.round(value);
  const isTeen = whole % 100 >= 11 && whole % 100 <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][whole % 10] ?? 'th');
  return `${whole}${ending}`;
}
