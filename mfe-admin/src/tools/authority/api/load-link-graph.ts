import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';
import { loadAllRows } from '../../../table/load-all-rows';
import { counted, loadFromDatabase } from '../../../table/load-from-database';
import { isoTime } from '../../../time/utc';

/** A page as the crawl saw it. */
export type GraphPage = Pick<
  TableRow<'seo_crawl_pages'>,
  'path' | 'title' | 'redirect_to' | 'outcome' | 'links'
>;

export type LinkGraph = NonNullable<Awaited<ReturnType<typeof loadLinkGraph>>>;

/**
 * Pages and links of the newest crawl of the whole site, or of the newest one where none was whole; null without crawls.
 * The crawl left pages out unless it `isWhole`.
 * @throws DataError when a request fails.
 */
export async function loadLinkGraph(signal: AbortSignal) {
  const [crawl] = unwrap(
    await adminData()
      .from('seo_crawls')
      .select('id, finished_at, is_whole')
      .order('is_whole', { ascending: false })
      .order('id', { ascending: false })
      .limit(1),
  );
  if (!crawl) return null;
  const ofCrawl = () =>
    adminData()
      .from('seo_crawl_pages')
      .select('path, title, redirect_to, outcome, links', counted)
      .eq('crawl_id', crawl.id);
  const { rows: pages }: { rows: GraphPage[] } = await loadAllRows(
    loadFromDatabase(ofCrawl, { filterColumns: [], tieBreak: 'path' }),
    { sort: null, filter: '' },
    signal,
  );
  return { crawledAt: isoTime(crawl.finished_at), isWhole: crawl.is_whole, pages };
}
