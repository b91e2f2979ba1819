import type { MarketMeasure, MarketSourceKey } from '@talent/api/market/market-data';
import type { CsvRow } from '../files/csv-rows.ts';
import type { Grain } from './market-days.ts';

/** One value of a file. */
export interface MarketValue {
  measure: MarketMeasure;
  country: string;
  /** Null: all sectors. */
  sector: string | null;
  /** YYYY-MM-DD; of monthly values the first day of the month. */
  day: string;
  value: number;
}

/** One kind of file of Indeed Hiring Lab, and how its rows are read. */
export interface MarketSourceKind {
  key: MarketSourceKey;
  /** Name of the file in a folder. */
  file: string;
  /** The header, in order. */
  columns: readonly string[];
  grain: Grain;
  name: string;
  /** The public repository. */
  url: string;
  method: string;
  changes: string;
  /** The values of one row. @throws ImportError for a row that is not as documented */
  read(row: CsvRow): MarketValue[];
}

/** The largest change that is taken without a person, in points of the unit. */
export interface Bounds {
  /** Between neighboring values, and between a value and its revision. */
  step: number;
  /** Between the last values of two editions, for each month between them. */
  month: number;
}

/**
 * The bounds of a series. Each step is about twice the largest, or more, that the files had until August 2026: 0.3 points a day for shares,
 * 2.5 for the index of all postings, 9.2 for that of new ones, and 4.3 points a month for pay (15.2 in a sector).
 */
export function boundsOf({ measure, sector }: Pick<MarketValue, 'measure' | 'sector'>): Bounds {
  if (measure === 'ai-share' || measure === 'remote-share') return { step: 1, month: 5 };
  if (measure === 'pay-share') {
    return sector === null ? { step: 10, month: 10 } : { step: 30, month: 30 };
  }
  return measure.startsWith('postings-total') ? { step: 5, month: 25 } : { step: 20, month: 60 };
}

/** The unit of a measure. */
export function unitOf(measure: MarketMeasure): 'percent' | 'index' {
  return measure.endsWith('-share') ? 'percent' : 'index';
}

export const PUBLISHER = 'Indeed Hiring Lab';
export const LICENCE = 'CC BY 4.0';
export const LICENCE_URL = 'https://creativecommons.org/licenses/by/4.0/';
