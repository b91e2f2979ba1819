import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { counted, loadFromDatabase } from '../../../table/load-from-database';
import type { CrawlRow } from './crawl-row';

/** The saved crawls, newest first; the database keeps twenty. @throws DataError when the request fails. */
export async function listCrawls(): Promise<CrawlRow[]> {
  return unwrap(
    await adminData().from('seo_crawls').select('*').order('id', { ascending: false }).limit(20),
  );
}

/** The saved crawls as a table. */
export const loadCrawls = loadFromDatabase(
  () => adminData().from('seo_crawls').select('*', counted),
  {
    filterColumns: ['status', 'below'],
  },
);
