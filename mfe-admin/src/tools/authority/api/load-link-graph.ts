import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';
import { isoTime } from '../../../time/utc';

/** A page as the crawl saw it. */
export type GraphPage = Pick<
  TableRow<'seo_crawl_pages'>,
  'path' | 'title' | 'redirect_to' | 'outcome' | 'links'
>;

/** The links within the site. */
export interface LinkGraph {
  /** ISO 8601 in UTC. */
  crawledAt: string;
  /** False: the crawl left pages out. */
  isWhole: boolean;
  pages: GraphPage[];
}

/** As many as the backend gives at once. */
const ROWS_A_REQUEST = 1000;

/**
 * Pages and links of the newest crawl of the whole site, or of the newest one where none was whole; null without crawls.
 * @throws DataError when a request fails.
 */
export async function loadLinkGraph(): Promise<LinkGraph | null> {
  const [crawl] = unwrap(
    await adminData()
      .from('seo_crawls')
      .select('id, finished_at, is_whole')
      .order('is_whole', { ascending: false })
      .order('id', { ascending: false })
      .limit(1),
  );
  if (!crawl) return null;
  const pages: GraphPage[] = [];
  for (;;) {
    const part = unwrap(
      await adminData()
        .from('seo_crawl_pages')
        .select('path, title, redirect_to, outcome, links')
        .eq('crawl_id', crawl.id)
        .order('path')
        .range(pages.length, pages.length + ROWS_A_REQUEST - 1),
    );
    pages.push(...part);
    if (part.length < ROWS_A_REQUEST) break;
  }
  return { crawledAt: isoTime(crawl.finished_at), isWhole: crawl.is_whole, pages };
}
