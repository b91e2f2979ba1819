import { z } from '@talent/protocol/forms/schema';

/** Entry, mid, senior, executive: how the pay file names levels of experience. */
const level = z.enum(['EN', 'MI', 'SE', 'EX']);
export type PayLevel = z.infer<typeof level>;

const workMode = z.enum(['onsite', 'hybrid', 'remote']);
export type WorkMode = z.infer<typeof workMode>;

export const payCountry = z.enum(['US', 'CA']);
export type PayCountry = z.infer<typeof payCountry>;

/** The time that figures describe, and its age on the day that they were read. */
const dataAgeSchema = z.object({
  /** First day, YYYY-MM-DD. */
  from: z.string(),
  /** Last day, YYYY-MM-DD; never after the day of the snapshot. */
  to: z.string(),
  /** Such as `Pay ranges of 2024 to January 2025`. */
  text: z.string(),
  /** Whole months since the last day. */
  months: z.number(),
});
export type DataAge = z.infer<typeof dataAgeSchema>;

/** The publisher, the edition and the license of figures. */
export const salarySourceSchema = z.object({
  key: z.string(),
  /** Year, month or day of publication, such as `2025-05`; one edition of a source is current. */
  edition: z.string(),
  name: z.string(),
  publisher: z.string(),
  url: z.string(),
  licence: z.string(),
  licenceUrl: z.string().nullable(),
  /** Line that must be shown with the figures; null where the license requires none. */
  attribution: z.string().nullable(),
  /** How the figures were made, in whole sentences. */
  method: z.string(),
  /** Day the file was fetched, YYYY-MM-DD. */
  retrievedOn: z.string(),
  /**
   * The age of each period that has figures, by the period's name. Computed when the figures are read, so that server and
   * browser render the same.
   */
  ages: z.record(z.string(), dataAgeSchema).optional(),
});
export type SalarySource = z.infer<typeof salarySourceSchema>;

const salaryRoleSchema = z.object({
  key: z.string(),
  label: z.string(),
  /** Every row of the role is open to all; of the others only the headline rows are: newest period, all levels and work modes. */
  open: z.boolean(),
});
export type SalaryRole = z.infer<typeof salaryRoleSchema>;

/** How many different pay ranges have their midpoint in each interval: `counts[i]` from `start + i * width` on. */
const salaryBinsSchema = z.object({
  /** Lower end of the first interval, in whole units of the band's currency a year. */
  start: z.number(),
  /** Width of every interval, in the same unit. */
  width: z.number(),
  counts: z.array(z.number()),
});
export type SalaryBins = z.infer<typeof salaryBinsSchema>;

const figure = z.number().nullable();

/** The figures over all reported pay ranges of a band, repetitions counted. */
const allRowsSchema = z.object({
  /** At least the band's own n. */
  n: z.number(),
  p10: z.number(),
  p25: z.number(),
  p50: z.number(),
  p75: z.number(),
  p90: z.number(),
});
export type AllRows = z.infer<typeof allRowsSchema>;

/** Pay of one role in one place and period; money in whole units of `currency` a year. */
const salaryBandSchema = z.object({
  key: z.string(),
  /** Key of a `SalaryRole`. */
  role: z.string(),
  /** The source's own code and name of the occupation, such as `SOC 15-2051 Data Scientists`. */
  occupation: z.string().nullable(),
  /** Null is all levels. */
  level: level.nullable(),
  country: payCountry,
  /** Code of a province or slug of a city; null is the whole country. */
  region: z.string().nullable(),
  regionName: z.string().nullable(),
  /** Null is every mode, or a source that does not say. */
  workMode: workMode.nullable(),
  currency: z.enum(['USD', 'CAD']),
  /** Such as `2024-2025`, `2023` or `May 2025`. */
  period: z.string(),
  /** Last year of the period. */
  year: z.number(),
  /** The newest period of its source, shown by default; the others are history. */
  current: z.boolean(),
  /** Different pay ranges, each counted once, or people employed: see `nKind`. Null where the source does not say. */
  n: figure,
  /** `postings` stands for reported pay ranges. */
  nKind: z.enum(['postings', 'employment_estimate']).nullable(),
  /** Why n is missing, or how to read it and the figures. */
  nNote: z.string().nullable(),
  /** There are too few cases to show a figure. */
  suppressed: z.boolean(),
  p10: figure,
  p25: figure,
  /** Median. */
  p50: figure,
  p75: figure,
  p90: figure,
  /** 95 % confidence interval of the median; null where the source gives none. */
  interval: z.object({ low: z.number(), high: z.number() }).nullable(),
  /**
   * The same figures over all reported pay ranges. Null for official wages and suppressed bands, and where an edition was
   * imported before ranges were counted once: there `n` counts all of them.
   */
  allRows: allRowsSchema.nullable(),
  /** How many of the n different ranges have no width (both ends equal); null where `allRows` is. */
  points: figure,
  /** Distribution of the midpoints of the different ranges. */
  bins: salaryBinsSchema.nullable(),
  /** Key of a `SalarySource`. */
  source: z.string(),
});
export type SalaryBand = z.infer<typeof salaryBandSchema>;

/** The rate at which pages convert between US and Canadian dollars. */
const exchangeRateSchema = z.object({
  /** Canadian dollars for one US dollar. */
  cadPerUsd: z.number(),
  /** Of one day, or the average of the days of a year. */
  kind: z.enum(['daily', 'annual']),
  /** Day of the rate, YYYY-MM-DD; of an average the last day of its year. */
  day: z.string(),
  /** Its publisher, such as `Bank of Canada`. */
  source: z.string(),
  /** Page where the publisher shows it. */
  url: z.string(),
});
export type ExchangeRate = z.infer<typeof exchangeRateSchema>;

/**
 * Everything that salary pages are made from; roles, sources and bands in a fixed order, and the rate that converts their
 * currencies. `GET /functions/v1/salary-bands` answers it as columns.
 */
export const salaryDataSchema = z.object({
  /** Changes with every change of the figures and of the exchange rate. */
  version: z.string(),
  sources: z.array(salarySourceSchema),
  roles: z.array(salaryRoleSchema),
  bands: z.array(salaryBandSchema),
  exchangeRate: exchangeRateSchema,
});
export type SalaryData = z.infer<typeof salaryDataSchema>;
