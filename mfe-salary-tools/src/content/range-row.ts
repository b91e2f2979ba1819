import type { SalaryBand } from '@talent/api/salary/salary-data';
import type { RangeRow } from '@talent/ui/range-chart';
import { SMALL_SAMPLE } from '@talent/api/salary/small-sample';
import { formatSample } from './reported-ranges';

/** A band as a row of a chart; a band that has too few cases says so. */
export function toRangeRow(band: SalaryBand, label: string, color: RangeRow['color']): RangeRow {
  const { key, suppressed, n, p10, p25, p50, p75, p90 } = band;
  const sample = formatSample(band);
  return {
    key,
    label,
    ...(sample !== null && { detail: `based on ${sample}` }),
    color,
    ...(suppressed
      ? { p25: null, p50: null, p75: null, missing: 'too few to show' }
      : { p10, p25, p50, p75, p90 }),
    isSmall: n !== null && n < SMALL_SAMPLE,
  };
}
