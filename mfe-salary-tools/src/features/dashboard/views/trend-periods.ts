import type { SalaryBand } from '@talent/api/salary/salary-data';

/** A period with the band of each series; null where it has none. */
export interface TrendPeriod {
  period: string;
  bands: readonly (SalaryBand | null)[];
}

/** The periods that any series has, earliest first. */
export function trendPeriods(series: readonly (readonly SalaryBand[])[]): TrendPeriod[] {
  const years = new Map(series.flat().map(({ period, year }) => [period, year]));
  const periods = [...years].sort(([, a], [, b]) => a - b).map(([period]) => period);
  return periods.map((period) => ({
    period,
    bands: series.map((bands) => bands.find((band) => band.period === period) ?? null),
  }));
}
