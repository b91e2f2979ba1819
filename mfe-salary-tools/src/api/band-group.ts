/** Percentiles of pay that a band can have; `p50` is the median. */
export type Figure = 'p10' | 'p25' | 'p50' | 'p75' | 'p90';

/** One row of figures: whole units of the group's currency a year, null where the source has none. */
export interface PayBand extends Record<Figure, number | null> {
  key: string;
  /** The role's name, such as `Data Scientist`. */
  role: string;
  /** The source's own code and name of the occupation, such as `SOC 15-2051 Data Scientists`. */
  occupation: string | null;
  /** Province; null is the whole country. */
  region: string | null;
  /** The time that the figures describe, such as `2024-2025` or `May 2025`. */
  period: string;
  /** Postings or people behind the figures; null where the source does not say. */
  n: number | null;
  /** There are too few cases to show a figure. */
  suppressed: boolean;
}

/** Who published figures, and on which terms. */
export interface PaySource {
  key: string;
  name: string;
  url: string;
  licence: string;
  /** Line that has to stand with the figures; null where the licence asks for none. */
  attribution: string | null;
  /** How the figures were made, in whole sentences. */
  method: string;
}

/** The bands of one source; without any there is no source either. */
export interface BandGroup {
  source: PaySource | null;
  bands: readonly PayBand[];
}

/** Columns that `toBandGroup` reads. */
export const bandColumns =
  'band_key, role_label, occupation, region_name, period, n, suppressed, p10, p25, p50, p75, p90, source_key, source_name, source_url, source_licence, source_attribution, method';

/** A row of `salary_bands` with those columns. */
export interface BandRow extends Record<Figure, number | null> {
  band_key: string;
  role_label: string;
  occupation: string | null;
  region_name: string | null;
  period: string;
  n: number | null;
  suppressed: boolean;
  source_key: string;
  source_name: string;
  source_url: string;
  source_licence: string;
  source_attribution: string | null;
  method: string;
}

/** Rows of one source as a group, in their order. */
export function toBandGroup(rows: readonly BandRow[]): BandGroup {
  const [first] = rows;
  return { source: first ? toSource(first) : null, bands: rows.map(toBand) };
}

function toBand({ p10, p25, p50, p75, p90, ...row }: BandRow): PayBand {
  return {
    key: row.band_key,
    role: row.role_label,
    occupation: row.occupation,
    region: row.region_name,
    period: row.period,
    n: row.n,
    suppressed: row.suppressed,
    ...{ p10, p25, p50, p75, p90 },
  };
}

function toSource(row: BandRow): PaySource {
  return {
    key: row.source_key,
    name: row.source_name,
    url: row.source_url,
    licence: row.source_licence,
    attribution: row.source_attribution,
    method: row.method,
  };
}
