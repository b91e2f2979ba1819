import { applyTableQuery, toTablePage } from '../../../table/range-query';
import type { TablePage, TableQuery } from '../../../table/tool-column';
import { adminData } from '../../../backend/admin-data';
import type { CrawlPageRow } from './crawl-row';

/** What the list of pages shows of each; their links are left in the database. */
export type ListedPage = Omit<CrawlPageRow, 'links' | 'external_links' | 'crawl_id'>;

const columns =
  'path, outcome, status, redirect_to, depth, title, description, words, html_bytes, load_ms, in_sitemap, is_indexable, inlinks, content_hash';

/** A page of the pages of a crawl. @throws DataError when the request fails. */
export async function loadCrawlPages(
  crawlId: number,
  query: TableQuery,
  signal: AbortSignal,
): Promise<TablePage<ListedPage>> {
  const pages = adminData()
    .from('seo_crawl_pages')
    .select(columns, { count: 'exact' })
    .eq('crawl_id', crawlId);
  const options = { filterColumns: ['path', 'title', 'outcome'], tieBreak: 'path' };
  return toTablePage(await applyTableQuery(pages, query, options).abortSignal(signal));
}
