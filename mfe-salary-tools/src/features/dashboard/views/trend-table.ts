import type { SalaryBand } from '@talent/data/salary-data';

/** One year: a band for each series, null where it has none. */
export interface TrendRow {
  period: string;
  bands: readonly (SalaryBand | null)[];
}

/** The years that any series has, earliest first, with what each of them says. */
export function trendTable(series: readonly (readonly SalaryBand[])[]): {
  periods: readonly string[];
  rows: readonly TrendRow[];
} {
  const years = new Map(series.flat().map(({ period, year }) => [period, year]));
  const periods = [...years].sort(([, a], [, b]) => a - b).map(([period]) => period);
  const rows = periods.map((period) => ({
    period,
    bands: series.map((bands) => bands.find((band) => band.period === period) ?? null),
  }));
  return { periods, rows };
}
