import type { MarketMeasure, MarketSeries } from '@talent/api/market/market-data';
import type { SourceRow } from '../files/source-row.ts';

/** Which values of a file are kept: every day, every month, or the first day of every month and the newest day. */
export type Grain = 'day' | 'month' | 'first-day';

/** One value of a file. */
export interface MarketValue {
  measure: MarketMeasure;
  country: string;
  /** Postal code of a state or province in capitals. Null: the country. */
  place: string | null;
  /** Null: all sectors. */
  sector: string | null;
  /** YYYY-MM-DD; of monthly values the first day of the month. */
  day: string;
  value: number;
}

/** What tells the series of a file apart. */
export type SeriesName = Pick<MarketValue, 'measure' | 'country' | 'place' | 'sector'>;

/** The largest change that is taken without a person, in points of the unit. */
export interface Bounds {
  /** Between neighboring values, and between a value and its revision. */
  step: number;
  /** Between the last values of two editions, for each month between them. */
  month: number;
}

/**
 * The bounds of a series. Each step is about twice the largest, or more, that the files had until August 2026: 0.3 points a day for shares,
 * 2.5 for the index of all postings (38.7 a month in a province), 9.2 for that of new ones, and 4.3 points a month for pay (15.2 in
 * a sector). Wage growth moved by up to 8.1 points a month, in Italy. A count of postings has no bound.
 */
export function boundsOf({ measure, place, sector }: SeriesName): Bounds {
  if (measure === 'wage-observations') return { step: Infinity, month: Infinity };
  if (unitOf(measure) === 'growth') return { step: 10, month: 10 };
  if (place !== null) return { step: 80, month: 40 };
  if (measure === 'ai-share' || measure === 'remote-share') return { step: 1, month: 5 };
  if (measure === 'pay-share') {
    return sector === null ? { step: 10, month: 10 } : { step: 30, month: 30 };
  }
  return measure.startsWith('postings-total') ? { step: 5, month: 25 } : { step: 20, month: 60 };
}

/** The unit of a measure. */
export function unitOf(measure: MarketMeasure): MarketSeries['unit'] {
  if (measure.endsWith('-share')) return 'percent';
  if (measure.startsWith('postings-')) return 'index';
  return measure === 'wage-observations' ? 'count' : 'growth';
}

const SECTOR_NAME = /^[\p{L}\p{N} &,.'’()/+-]{1,80}$/u;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The first day of a month that is written as `Apr-26`. */
export function monthIn(row: SourceRow, column: string): string {
  const [name = '', year = ''] = row.text(column).split('-');
  const month = MONTHS.indexOf(name) + 1;
  if (month > 0 && /^\d{2}$/.test(year)) return `20${year}-${String(month).padStart(2, '0')}-01`;
  return row.refuse(`${column} is "${row.text(column)}", expected a month such as Apr-26`);
}

/** The name of an occupational sector. */
export function sectorOf(row: SourceRow): string {
  const sector = row.text('sector');
  if (SECTOR_NAME.test(sector)) return sector;
  return row.refuse(`sector is "${sector}", expected a name of at most 80 letters`);
}

/** The two letters of a country. */
export function countryOf(row: SourceRow, column: string): string {
  const code = row.text(column);
  if (/^[A-Z]{2}$/.test(code)) return code;
  return row.refuse(`${column} is "${code}", expected two letters such as US`);
}
