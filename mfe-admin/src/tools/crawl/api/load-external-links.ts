import { applyTableQuery, toTablePage } from '../../../table/range-query';
import type { TablePage, TableQuery } from '../../../table/tool-column';
import { adminData } from '../../../backend/admin-data';
import type { ExternalLink } from './crawl-row';

/** A page of the addresses on other sites that a crawl came upon. @throws DataError when the request fails. */
export async function loadExternalLinks(
  crawlId: number,
  query: TableQuery,
  signal: AbortSignal,
): Promise<TablePage<ExternalLink>> {
  const links = adminData().rpc('seo_external_links', { crawl_id: crawlId }, { count: 'exact' });
  const options = { filterColumns: ['address', 'example'], tieBreak: 'address' };
  return toTablePage(await applyTableQuery(links, query, options).abortSignal(signal));
}
