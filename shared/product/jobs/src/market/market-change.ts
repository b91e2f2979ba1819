import type { MarketData, MarketMeasure, MarketSource } from '@talent/api/market/market-data';
import { provenanceOf, seriesOf, wholeMonthAndYearBefore } from '@talent/api/market/read-market';
import { formatEdition, formatFigure } from '@talent/sdk/format';

/** A figure of the newest whole month, and what it was a year before. Means of months: like is compared with like. */
export interface MarketChange {
  /** YYYY-MM. */
  month: string;
  /** In the unit of the series: percent of all postings, or an index. */
  value: number;
  /** The same month one year before; null where the series is shorter. */
  before: { month: string; value: number } | null;
  source: MarketSource;
}

/** Finds a series and its newest whole month; null where the data has none. `sector` null is all sectors. */
export function marketChange(
  data: MarketData,
  measure: MarketMeasure,
  country: string,
  sector: string | null = null,
): MarketChange | null {
  const series = seriesOf(data, measure, country, sector);
  const months = series === null ? null : wholeMonthAndYearBefore(data, series);
  if (series === null || months === null) return null;
  const { now, yearBefore } = months;
  return {
    month: now.month,
    value: now.value,
    before: yearBefore && { month: yearBefore.month, value: yearBefore.value },
    source: provenanceOf(data, series),
  };
}

/** `5.8%`, from percent. */
export function formatMarketShare(percent: number): string {
  return `${formatFigure(percent, 1)}%`;
}

/**
 * `up from 3% in June 2025`, `down from …` or `the same as in …`, by the figures as they are written; null without a year
 * before.
 */
export function sinceYearBefore(
  { value, before }: Pick<MarketChange, 'value' | 'before'>,
  format: (value: number) => string = formatMarketShare,
): string | null {
  if (before === null) return null;
  const month = formatEdition(before.month);
  const [now, then] = [format(value), format(before.value)];
  if (now === then) return `the same as in ${month}`;
  return `${value > before.value ? 'up' : 'down'} from ${then} in ${month}`;
}

const adjectives = { US: 'US', CA: 'Canadian' } as const;

/** `AI terms were in 5.8% of US job postings in June 2026, up from 3% in June 2025`, without a stop. */
export function aiShareWords(change: MarketChange, country: 'US' | 'CA'): string {
  const since = sinceYearBefore(change);
  const share = formatMarketShare(change.value);
  const words = `AI terms were in ${share} of ${adjectives[country]} job postings in ${formatEdition(change.month)}`;
  return since === null ? words : `${words}, ${since}`;
}

/** The same as a sentence; null where the data has no whole month of the country. */
export function aiShareSentence(data: MarketData, country: 'US' | 'CA'): string | null {
  const change = marketChange(data, 'ai-share', country);
  return change && `${aiShareWords(change, country)}.`;
}
