import { unwrap } from '@talent/data/unwrap';
import { applyTableQuery, toTablePage } from '../../../table/range-query';
import type { TablePage, TableQuery } from '../../../table/tool-column';
import { adminData } from '../../../backend/admin-data';
import type { CrawlRow } from './crawl-row';

/** The saved crawls, newest first; the database keeps twenty. @throws DataError when the request fails. */
export async function listCrawls(): Promise<CrawlRow[]> {
  return unwrap(
    await adminData().from('seo_crawls').select('*').order('id', { ascending: false }).limit(20),
  );
}

/** A page of them. @throws DataError when the request fails. */
export async function loadCrawls(
  query: TableQuery,
  signal: AbortSignal,
): Promise<TablePage<CrawlRow>> {
  const crawls = adminData().from('seo_crawls').select('*', { count: 'exact' });
  const options = { filterColumns: ['status', 'below'] };
  return toTablePage(await applyTableQuery(crawls, query, options).abortSignal(signal));
}
