import { applyTableQuery, toTablePage } from '../../../table/range-query';
import type { TablePage, TableQuery } from '../../../table/tool-column';
import { adminData } from '../../../backend/admin-data';
import type { FindingRow } from './crawl-row';

/**
 * A page of what a crawl found.
 * @param check - key of the only check that is wanted; null for all.
 * @throws DataError when the request fails.
 */
export async function loadFindings(
  crawlId: number,
  check: string | null,
  query: TableQuery,
  signal: AbortSignal,
): Promise<TablePage<FindingRow>> {
  let findings = adminData()
    .from('seo_findings')
    .select('*', { count: 'exact' })
    .eq('crawl_id', crawlId);
  if (check !== null) findings = findings.eq('check_key', check);
  const options = {
    filterColumns: ['path', 'evidence', 'rule', 'severity'],
    tieBreak: 'fingerprint',
  };
  // Words of severity have no order of their own.
  const { sort } = query;
  const ranked = sort?.key === 'severity' ? { ...sort, key: 'severity_rank' } : sort;
  const ordered = applyTableQuery(findings, { ...query, sort: ranked }, options);
  return toTablePage(await ordered.abortSignal(signal));
}
