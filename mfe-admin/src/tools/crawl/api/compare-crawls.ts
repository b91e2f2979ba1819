import { applyTableQuery, toTablePage } from '../../../table/range-query';
import type { TablePage, TableQuery } from '../../../table/tool-column';
import { adminData } from '../../../backend/admin-data';
import type { ComparedFinding, ComparedPage } from './crawl-row';

/** Ids of two crawls. */
export interface CrawlPair {
  older: number;
  newer: number;
}

/** A page of the findings of either crawl, with what became of them. @throws DataError when the request fails. */
export async function compareFindings(
  pair: CrawlPair,
  query: TableQuery,
  signal: AbortSignal,
): Promise<TablePage<ComparedFinding>> {
  const findings = adminData().rpc('compare_seo_findings', { ...pair }, { count: 'exact' });
  const filterColumns = ['change', 'path', 'evidence', 'rule', 'severity'];
  const options = { filterColumns, tieBreak: 'fingerprint' };
  return toTablePage(await applyTableQuery(findings, query, options).abortSignal(signal));
}

/** A page of the pages that differ. @throws DataError when the request fails. */
export async function comparePages(
  pair: CrawlPair,
  query: TableQuery,
  signal: AbortSignal,
): Promise<TablePage<ComparedPage>> {
  const pages = adminData().rpc('compare_seo_pages', { ...pair }, { count: 'exact' });
  const options = { filterColumns: ['change', 'path'], tieBreak: 'path' };
  return toTablePage(await applyTableQuery(pages, query, options).abortSignal(signal));
}
