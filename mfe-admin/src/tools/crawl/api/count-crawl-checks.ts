import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { CheckCount } from './crawl-row';

/** How much each check found in a crawl, worst first; checks that found nothing are not among them. @throws DataError */
export async function countCrawlChecks(crawlId: number): Promise<CheckCount[]> {
  return unwrap(await adminData().rpc('seo_crawl_checks', { crawl_id: crawlId }));
}
