import type { SalaryBand, SalaryData } from '@talent/api/salary/salary-data';
import { trendFinding } from '../../../content/findings';
import { SMALL_SAMPLE } from '../../../calculations/bands/small-sample';
import { rolePage as text } from '../content/role-page';
import type { YearFacts } from './role-page-data';
import { sourceLines } from './source-line';

/** Medians of single years, all levels and work modes; null with fewer than two. */
export function yearFacts(
  label: string,
  bands: readonly SalaryBand[],
  data: SalaryData,
): YearFacts | null {
  const years = bands
    .filter(
      ({ level, workMode, period, p50 }) =>
        level === null && workMode === null && /^\d{4}$/.test(period) && p50 !== null,
    )
    .toSorted((a, b) => a.year - b.year);
  if (years.length < 2) return null;
  return {
    headline: trendFinding([{ label, bands: years }]) ?? `${label}: median pay by year`,
    subtitle: `Median of reported pay ranges, ${text.unit}`,
    points: years.map(({ period, p50, n }) => ({
      at: period,
      value: p50,
      isSmall: n !== null && n < SMALL_SAMPLE,
    })),
    sources: sourceLines(years, data),
  };
}
