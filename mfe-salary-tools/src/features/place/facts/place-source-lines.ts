import type { SalarySource } from '@talent/api/salary/salary-data';
import { sourceDates } from '../../../content/source-dates';
import type { SourceLine } from '../../role/facts/role-page-data';

/** A figure that names its source and its period. */
interface Sourced {
  source: string;
  period: string;
}

/** The sources of figures, each once, in the order of the first figure. */
export function usedSources(
  figures: readonly Pick<Sourced, 'source'>[],
  sources: readonly SalarySource[],
): SalarySource[] {
  const keys = [...new Set(figures.map(({ source }) => source))];
  return keys.flatMap((key) => sources.find((source) => source.key === key) ?? []);
}

/** A line for each source of the figures: its name, what it describes and how old that is, license and attribution. */
export function placeSourceLines(
  figures: readonly Sourced[],
  sources: readonly SalarySource[],
): SourceLine[] {
  return usedSources(figures, sources).map((source) => {
    const own = figures.filter((figure) => figure.source === source.key);
    const parts = [sourceDates(own, source), `License: ${source.licence}.`, source.attribution];
    return { name: source.name, url: source.url, text: parts.filter(Boolean).join(' ') };
  });
}
