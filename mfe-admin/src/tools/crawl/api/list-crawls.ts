import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { loadRange } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';
import type { CrawlRow } from './crawl-row';

/** The saved crawls, newest first; the database keeps twenty. @throws DataError when the request fails. */
export async function listCrawls(): Promise<CrawlRow[]> {
  return unwrap(
    await adminData().from('seo_crawls').select('*').order('id', { ascending: false }).limit(20),
  );
}

/** The saved crawls as a table. */
export const loadCrawls: LoadTablePage<CrawlRow> = (query, signal) => {
  const crawls = adminData().from('seo_crawls').select('*', { count: 'exact' });
  return loadRange(crawls, query, signal, { filterColumns: ['status', 'below'] });
};
