import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatPay, formatPeriod } from '@talent/sdk/format';
import { hasWidth } from '../calculations/bands/band-shape';
import { HEADLINE_SAMPLE, SMALL_SAMPLE } from '@talent/api/salary/small-sample';
import { formatRanges } from './reported-ranges';

/** The compared role of a band. */
export interface NamedBand {
  label: string;
  band: SalaryBand;
}

/** The history of a role. */
export interface NamedHistory {
  label: string;
  /** Earliest first. */
  bands: readonly SalaryBand[];
}

/** The finding of a chart of ranges, in a sentence without a stop; null where no role has a median. Few ranges rank nothing. */
export function rangeFinding(named: readonly NamedBand[]): string | null {
  const known = named
    .flatMap(({ label, band }) => (band.p50 === null ? [] : [{ label, band, p50: band.p50 }]))
    .toSorted((a, b) => b.p50 - a.p50);
  const ranked = known.filter(({ band }) => isSound(band));
  const [first, second] = ranked;
  if (!first) return known[0] ? halfOf(known[0]) : null;
  if (!second) return halfOf(first);
  const pay = (amount: number) => formatPay(amount, first.band.currency);
  if (haveOverlap(first.band, second.band)) {
    return `${first.label} (${pay(first.p50)}) and ${second.label} (${pay(second.p50)}) have medians that are too close to rank`;
  }
  const among =
    ranked.length < known.length ? `Of the roles with at least ${HEADLINE_SAMPLE} ranges, ` : '';
  return `${among}${first.label} has the highest median, ${pay(first.p50)}, which is ${pay(first.p50 - second.p50)} more than ${second.label}`;
}

/** Where the middle half is. A half without width would look like agreement, and few ranges like a price: both say so. */
export function halfOf({ label, band }: NamedBand): string {
  const { p25, p50, p75, currency, n } = band;
  const pay = (amount: number | null) => formatPay(amount ?? 0, currency);
  if (n !== null && n < SMALL_SAMPLE) {
    return `${label}: the median is ${pay(p50)}, but it is from ${formatRanges(n)} only`;
  }
  if (p25 === null || p75 === null || !hasWidth(band)) return `${label}: the median is ${pay(p50)}`;
  return `${label}: the middle half of pay is ${pay(p25)} to ${pay(p75)}`;
}

/** Whether a figure may be in a comparison: from enough ranges, or official. */
export function isSound({ n }: Pick<SalaryBand, 'n'>): boolean {
  return n === null || n >= HEADLINE_SAMPLE;
}

/**
 * The finding of lines of medians: the role that changed most. Years of few ranges are not compared, and a change within the
 * intervals is none. Null without two years.
 */
export function trendFinding(histories: readonly NamedHistory[]): string | null {
  const changes = histories.flatMap(({ label, bands }) => {
    const sound = bands.flatMap((band) =>
      band.p50 === null || !isSound(band) ? [] : [{ ...band, p50: band.p50 }],
    );
    const [first, last] = [sound[0], sound.at(-1)];
    if (!first || !last || first === last) return [];
    return [{ label, first, last, change: last.p50 - first.p50 }];
  });
  const real = changes.filter(({ first, last }) => !haveOverlap(first, last));
  const most = (real.length > 0 ? real : changes).toSorted(
    (a, b) => Math.abs(b.change) - Math.abs(a.change),
  )[0];
  if (!most) return null;
  const { label, first, last, change } = most;
  const pay = (amount: number) => formatPay(amount, last.currency);
  const ends = `${formatPeriod(first.period)} to ${formatPeriod(last.period)}`;
  if (haveOverlap(first, last)) {
    return `${label}: the medians of ${formatPeriod(first.period)} (${pay(first.p50)}) and ${formatPeriod(last.period)} (${pay(last.p50)}) are too close to say that pay changed`;
  }
  if (change === 0) return `${label}: the median is the same from ${ends}`;
  const verb = change > 0 ? 'rose' : 'fell';
  const comparison = changes.length > 1 ? ' most' : '';
  return `${label} ${verb}${comparison} from ${ends}: the median went from ${pay(first.p50)} to ${pay(last.p50)}`;
}

/** Whether the 95% intervals of two medians have amounts in common: then their order may be chance. */
export function haveOverlap({ interval: a }: SalaryBand, { interval: b }: SalaryBand): boolean {
  return a !== null && b !== null && a.low <= b.high && b.low <= a.high;
}
