import type { SalaryBand, SalaryData } from '@talent/api/salary/salary-data';
import type { RangeRow } from '@talent/ui/range-chart';
import { SMALL_SAMPLE } from '../../../calculations/bands/small-sample';
import { formatSample } from '../../../content/reported-ranges';
import { rolePage as text } from '../content/role-page';
import { sourceDates } from '../../../content/source-dates';
import type { SourceLine } from './role-page-data';

/** A band as a row of a chart; a band that has too few cases says so. */
export function toRangeRow(band: SalaryBand, label: string, color: RangeRow['color']): RangeRow {
  const { key, suppressed, n, p10, p25, p50, p75, p90 } = band;
  const sample = formatSample(band);
  return {
    key,
    label,
    ...(sample !== null && { detail: `${text.basedOn} ${sample}` }),
    color,
    ...(suppressed
      ? { p25: null, p50: null, p75: null, missing: text.tooFew }
      : { p10, p25, p50, p75, p90 }),
    isSmall: n !== null && n < SMALL_SAMPLE,
  };
}

/** A line for each source of the bands: its name, both dates, license and attribution. */
export function sourceLines(
  bands: readonly SalaryBand[],
  { sources }: Pick<SalaryData, 'sources'>,
): SourceLine[] {
  return sources.flatMap((source) => {
    const own = bands.filter((band) => band.source === source.key);
    if (own.length === 0) return [];
    const parts = [sourceDates(own, source), `License: ${source.licence}.`, source.attribution];
    return [{ name: source.name, url: source.url, text: parts.filter(Boolean).join(' ') }];
  });
}
