/** Entry, mid, senior, executive: how the postings' source names levels of experience. */
export type PayLevel = 'EN' | 'MI' | 'SE' | 'EX';
export type WorkMode = 'onsite' | 'hybrid' | 'remote';
export type PayCountry = 'US' | 'CA';

/** The publisher, the edition and the license of figures. */
export interface SalarySource {
  key: string;
  /** Year, month or day of publication, such as `2025-05`; one edition of a source is current. */
  edition: string;
  name: string;
  publisher: string;
  url: string;
  licence: string;
  licenceUrl: string | null;
  /** Line that must be shown with the figures; null where the license requires none. */
  attribution: string | null;
  /** How the figures were made, in whole sentences. */
  method: string;
  /** Day the file was fetched, YYYY-MM-DD. */
  retrievedOn: string;
}

export interface SalaryRole {
  key: string;
  label: string;
  /** Every row of the role is open to all; of the others only the headline rows are. */
  open: boolean;
}

/** How many postings have their midpoint in each interval: `counts[i]` from `start + i * width` on. */
export interface SalaryBins {
  /** Lower end of the first interval, in whole units of the band's currency a year. */
  start: number;
  /** Width of every interval, in the same unit. */
  width: number;
  counts: number[];
}

/** Pay of one role in one place and period; money in whole units of `currency` a year. */
export interface SalaryBand {
  key: string;
  /** Key of a `SalaryRole`. */
  role: string;
  /** The source's own code and name of the occupation, such as `SOC 15-2051 Data Scientists`. */
  occupation: string | null;
  /** Null is all levels. */
  level: PayLevel | null;
  country: PayCountry;
  /** Code of a province or slug of a city; null is the whole country. */
  region: string | null;
  regionName: string | null;
  /** Null is every mode, or a source that does not say. */
  workMode: WorkMode | null;
  currency: 'USD' | 'CAD';
  /** Such as `2024-2025`, `2023` or `May 2025`. */
  period: string;
  /** Last year of the period. */
  year: number;
  /** The newest period of its source, shown by default; the others are history. */
  current: boolean;
  /** `nKind` says what is counted; null where the source does not say. */
  n: number | null;
  nKind: 'postings' | 'employment_estimate' | null;
  /** Why n is missing, or how to read it and the figures. */
  nNote: string | null;
  /** There are too few cases to show a figure. */
  suppressed: boolean;
  p10: number | null;
  p25: number | null;
  /** Median. */
  p50: number | null;
  p75: number | null;
  p90: number | null;
  /** 95 % confidence interval of the median; null where the source gives none. */
  interval: { low: number; high: number } | null;
  /** Distribution of the midpoints of the postings. */
  bins: SalaryBins | null;
  /** Key of a `SalarySource`. */
  source: string;
}

/** Everything that salary pages are made from; roles, sources and bands in a fixed order. */
export interface SalaryData {
  /** Changes with every change of the figures. */
  version: string;
  sources: SalarySource[];
  roles: SalaryRole[];
  bands: SalaryBand[];
}
