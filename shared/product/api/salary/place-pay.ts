import { z } from '@talent/protocol/forms/schema';
import { payCountry, salarySourceSchema } from './salary-data.ts';

/** A place that a source publishes figures of. */
const payPlaceSchema = z.object({
  /** The last part of the addresses of its pages, such as `texas`, `austin-tx` or `ontario`. */
  key: z.string(),
  kind: z.enum(['state', 'metro', 'province', 'city']),
  country: payCountry,
  /** Postal code of a state or province, CBSA code of a metro; null where its source gives none. */
  code: z.string().nullable(),
  /** As its source writes it, such as `Austin-Round Rock-San Marcos, TX`. */
  name: z.string(),
  /** As people say it, such as `Austin`. */
  shortName: z.string(),
  /** Postal codes of the states or provinces that it lies in. */
  states: z.array(z.string()),
  /** Key of the metro that a city is in. */
  metro: z.string().nullable(),
});
export type PayPlace = z.infer<typeof payPlaceSchema>;

const figure = z.number().nullable();
const percentile = z.enum(['p10', 'p25', 'p50', 'p75', 'p90']);

/** Part of the filings: a tier that the title names, or one of the four wage levels of the law. */
const payTier = z.enum([
  'base',
  'senior',
  'lead',
  'staff-plus',
  'director-plus',
  'level-1',
  'level-2',
  'level-3',
  'level-4',
]);
export type PayTier = z.infer<typeof payTier>;

/** Pay of one role in one place and period; whole units of `currency` a year. */
const placeCellSchema = z.object({
  /** Key of a `SalarySource`. */
  source: z.string(),
  /** Key of a `PayPlace`; null is the whole country. */
  place: z.string().nullable(),
  country: payCountry,
  currency: z.enum(['USD', 'CAD']),
  /** Key of a `SalaryRole`. */
  role: z.string(),
  /** Code of the occupation that is counted, such as `15-2051`; null where the title itself is. */
  occupation: z.string().nullable(),
  /** Null is all. */
  tier: payTier.nullable(),
  /** Such as `May 2025` or `October 2024 to September 2025`. */
  period: z.string(),
  /** Last year of the period. */
  year: z.number(),
  /** The newest period of its source; the others are history. */
  current: z.boolean(),
  /** The place has other limits than in the period before: a line is broken here. */
  redrawn: z.boolean(),
  /** People employed, or filings: see `nKind`. Null where the source does not say. */
  n: figure,
  nKind: z.enum(['employment_estimate', 'filings']).nullable(),
  /** Share of the occupation among the jobs of the place, divided by its share in the country. */
  quotient: figure,
  p10: figure,
  p25: figure,
  /** Median; null where the source does not publish it. */
  p50: figure,
  p75: figure,
  p90: figure,
  /** Figures that are at the highest wage that the source publishes: at least so much. */
  atLeast: z.array(percentile),
});
export type PlaceCell = z.infer<typeof placeCellSchema>;

/** Price level of a place; 100 is the country. */
const placeParitySchema = z.object({
  source: z.string(),
  place: z.string(),
  year: z.number(),
  parity: z.number(),
});
export type PlaceParity = z.infer<typeof placeParitySchema>;

/** How much of a title is filed under one occupation. */
const titleShareSchema = z.object({
  source: z.string(),
  /** Key of the role that has this title. */
  role: z.string(),
  /** Code of the occupation, such as `15-1252`; `other` is all others. */
  occupation: z.string(),
  filings: z.number(),
  /** 0 to 1. */
  share: z.number(),
});
export type TitleShare = z.infer<typeof titleShareSchema>;

/** Pay by place, from every source that publishes it. */
export const placePaySchema = z.object({
  /** Changes with every change of the figures. */
  version: z.string(),
  sources: z.array(salarySourceSchema),
  /** By key. */
  places: z.array(payPlaceSchema),
  cells: z.array(placeCellSchema),
  parities: z.array(placeParitySchema),
  /** Of each title the largest share first. */
  shares: z.array(titleShareSchema),
});
export type PlacePay = z.infer<typeof placePaySchema>;
