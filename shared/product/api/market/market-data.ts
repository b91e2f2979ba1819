import { z } from '@talent/protocol/forms/schema';

/** The files that the market figures come from, by their key. */
export const marketSourceKey = z.enum([
  'ai-postings-share',
  'job-postings-us',
  'job-postings-ca',
  'job-postings-by-state-us',
  'job-postings-by-province-ca',
  'pay-transparency-country',
  'pay-transparency-sector',
  'remote-postings-share',
  'posted-wage-growth-by-country',
  'posted-wage-growth-by-sector',
]);
export type MarketSourceKey = z.infer<typeof marketSourceKey>;

/**
 * The quantities. Shares are percent of all postings. Indexes are 100 on February 1, 2020, for all postings (`total`) or those
 * that have been on Indeed for seven days or fewer (`new`), seasonally adjusted or not. Wage growth is that of posted wages
 * against the same month of the year before, of one month or as the mean of three; observations are the postings it rests on.
 */
export const marketMeasure = z.enum([
  'ai-share',
  'remote-share',
  'pay-share',
  'postings-total-adjusted',
  'postings-total-unadjusted',
  'postings-new-adjusted',
  'postings-new-unadjusted',
  'wage-growth',
  'wage-growth-3-months',
  'wage-observations',
]);
export type MarketMeasure = z.infer<typeof marketMeasure>;

const day = z.iso.date();

/** The publisher, the license and both dates of a file. */
const marketSourceSchema = z.object({
  key: marketSourceKey,
  name: z.string(),
  publisher: z.string(),
  /** The public repository. */
  url: z.string(),
  licence: z.string(),
  licenceUrl: z.string(),
  /** Line that must be shown with the figures. */
  attribution: z.string(),
  /** How the publisher makes the figures, in whole sentences. */
  method: z.string(),
  /** Our changes to them, in whole sentences; the license asks for this beside every figure. */
  changes: z.string(),
  /** Whether we keep every day, every month, or the first day of every month and the newest day. */
  grain: z.enum(['day', 'month', 'first-day']),
  /** First day of the period that the figures describe; of monthly values the first day of the month. */
  firstDay: day,
  /** Last day of that period; of monthly values the first day of the last month. */
  lastDay: day,
  /** Day the file was fetched. */
  retrievedOn: day,
  /** Counts the editions that end on the same day: publishers revise values that they have published. */
  revision: z.number(),
  /**
   * Day in UTC on which the weekly refresh last asked the publisher, and this edition was the newest. Null where nobody asked
   * since, so that a page must not say that the figures are kept up to date.
   */
  checkedOn: day.nullable().default(null),
});
export type MarketSource = z.infer<typeof marketSourceSchema>;

/** One quantity of one country, or of one state or province in it, by month. */
const marketSeriesSchema = z.object({
  /** Key of its `MarketSource`. */
  source: marketSourceKey,
  measure: marketMeasure,
  /** `percent` of all postings, `index` with 100 on February 1, 2020, `growth` in percent over a year, `count` of postings. */
  unit: z.enum(['percent', 'index', 'growth', 'count']),
  /** Two letters of ISO 3166-1, such as `US`; `EA` is the euro area. */
  country: z.string(),
  /** Postal code of a state or province, such as `WA`; null is the country. */
  place: z.string().nullable().default(null),
  /** Occupational sector as the source names it; null is all sectors. */
  sector: z.string().nullable(),
  firstDay: day,
  lastDay: day,
  /** The value of `lastDay`, in `unit`, with three decimals. */
  lastValue: z.number(),
  /**
   * A value for each month from that of `firstDay` to that of `lastDay`, in `unit`, with three decimals. Of daily sources it is
   * the mean of the days, so that the first and the last month may have only some of them; of a source that we keep by first
   * days it is the value of that day.
   */
  monthly: z.array(z.number()),
});
export type MarketSeries = z.infer<typeof marketSeriesSchema>;

/** The current figures of the job market; sources and series in a fixed order. */
export const marketDataSchema = z.object({
  /** Changes with every change of the figures. */
  version: z.string(),
  sources: z.array(marketSourceSchema),
  series: z.array(marketSeriesSchema),
});
export type MarketData = z.infer<typeof marketDataSchema>;

/** The value of a month. */
export interface MonthlyPoint {
  /** YYYY-MM. */
  month: string;
  /** In the unit of the series. */
  value: number;
  /** Days of the month that the series has; null for a source that publishes months. */
  days: number | null;
  /** Whether every day of the month is in `value`. */
  isWhole: boolean;
}
