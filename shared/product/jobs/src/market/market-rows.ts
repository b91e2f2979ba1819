import type { MarketData, MarketMeasure, MarketSource } from '@talent/api/market/market-data';
import { formatFigure } from '@talent/sdk/format';
import { formatMarketShare, marketChange, type MarketChange } from './market-change.ts';

/** The sector of the weekly report and of the market page, as the source names it. */
export const SOFTWARE_SECTOR = 'Software Development';

/** One figure of both countries in one month. */
export interface MarketRow {
  key: string;
  label: string;
  /** YYYY-MM. */
  month: string;
  /** Null where the source has no whole month of the country, or another month. */
  US: MarketChange | null;
  CA: MarketChange | null;
  /** Writes a value in the unit of the row. */
  format: (value: number) => string;
}

const figures: readonly {
  measure: MarketMeasure;
  sector: string | null;
  label: string;
  format: (value: number) => string;
}[] = [
  {
    measure: 'ai-share',
    sector: null,
    label: 'Postings that name AI terms',
    format: formatMarketShare,
  },
  {
    measure: 'postings-total-adjusted',
    sector: null,
    label: 'All postings, 100 = February 1, 2020',
    format: (value) => formatFigure(value, 1),
  },
  {
    measure: 'pay-share',
    sector: null,
    label: 'Postings that state pay',
    format: formatMarketShare,
  },
  {
    measure: 'pay-share',
    sector: SOFTWARE_SECTOR,
    label: 'Software development postings that state pay',
    format: formatMarketShare,
  },
  {
    measure: 'remote-share',
    sector: null,
    label: 'Postings that offer remote or hybrid work',
    format: formatMarketShare,
  },
];

/** The market of the United States and Canada, a row for each figure and month. Sources end in different months. */
export function marketRows(data: MarketData): MarketRow[] {
  return figures.flatMap(({ measure, sector, label, format }) => {
    const US = marketChange(data, measure, 'US', sector);
    const CA = marketChange(data, measure, 'CA', sector);
    const months = new Set([US, CA].flatMap((change) => change?.month ?? []));
    return [...months].map((month) => ({
      key: `${measure} ${sector} ${month}`,
      label,
      month,
      US: US?.month === month ? US : null,
      CA: CA?.month === month ? CA : null,
      format,
    }));
  });
}

/** The sources of rows, each once, in the order of the rows. */
export function sourcesOfRows(rows: readonly MarketRow[]): MarketSource[] {
  return [...new Set(rows.flatMap(({ US, CA }) => [US, CA].flatMap((one) => one?.source ?? [])))];
}
