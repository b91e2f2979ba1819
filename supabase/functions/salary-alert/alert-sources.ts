import type { DataClient } from '@talent/data/client';
import { alertSourceLine } from './choices.ts';

/**
 * The sources that have a headline figure of a role in a country, a line each.
 * @throws DataError when the request fails.
 */
export async function alertSourceLines(
  data: DataClient,
  { role, country }: { role: string; country: string },
): Promise<string[]> {
  const { data: rows } = await data
    .from('salary_bands')
    // oxlint-disable-next-line house/whole-reads -- the headlines of one role: a row for each source and province
    .select('salary_sources!inner(key, name, edition)')
    .eq('role', role)
    .eq('country', country)
    .is('level', null)
    .is('work_mode', null)
    .eq('period_current', true)
    .is('salary_sources.superseded_at', null)
    .throwOnError();
  return [...new Set(rows.map(({ salary_sources: source }) => alertSourceLine(source)))].toSorted();
}
