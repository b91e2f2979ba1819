import type { SalaryBand, SalaryData } from '@talent/api/salary/salary-data';
import { sourceDates } from '../../../content/source-dates';
import type { SourceLine } from './role-page-data';

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
