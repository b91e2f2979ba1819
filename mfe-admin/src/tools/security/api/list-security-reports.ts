import { applyTableQuery, toTablePage } from '../../../table/range-query';
import type { TablePage, TableQuery } from '../../../table/tool-column';
import { adminData } from '../../../backend/admin-data';
import { isoTime } from '../../../time/utc';

/** Equal reports of browsers about the content security policy. */
export interface CspReport {
  id: number;
  directive: string;
  blocked: string;
  page: string;
  /** Why the site did not cause it; null where it may have. */
  noise: string | null;
  source: string | null;
  line: number | null;
  count: number;
  /** ISO 8601 in UTC. */
  first_seen: string;
  last_seen: string;
}

/**
 * A page of the groups.
 * @param withNoise - those of extensions and other things that the site did not cause, too.
 * @throws DataError when the request fails.
 */
export async function listCspReports(
  query: TableQuery,
  signal: AbortSignal,
  withNoise: boolean,
): Promise<TablePage<CspReport>> {
  let builder = adminData()
    .from('csp_reports')
    .select('id, directive, blocked, page, noise, source, line, count, first_seen, last_seen', {
      count: 'exact',
    })
    .abortSignal(signal);
  if (!withNoise) builder = builder.is('noise', null);
  const filterColumns = ['directive', 'blocked', 'page'];
  const { rows, total } = toTablePage(await applyTableQuery(builder, query, { filterColumns }));
  const times = ({ first_seen, last_seen }: CspReport) => ({
    first_seen: isoTime(first_seen),
    last_seen: isoTime(last_seen),
  });
  return { rows: rows.map((row) => ({ ...row, ...times(row) })), total };
}
