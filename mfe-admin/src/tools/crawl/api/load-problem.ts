import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { FindingRow } from './crawl-row';

/** Open findings that one press tests again. */
export const MOST_RETESTS = 50;

/** The problems of a crawl: its findings by rule, worst first. @throws DataError */
export async function listProblems(crawlId: number) {
  // oxlint-disable-next-line house/whole-reads -- one row for each rule of this release
  return unwrap(await adminData().rpc('seo_problems', { of_crawl: crawlId }));
}

export type CrawlProblem = Awaited<ReturnType<typeof listProblems>>[number];

/** When any crawl that is kept last saw a rule broken; null when none did. @throws DataError */
export async function whenLastSeen(rule: string): Promise<string | null> {
  const rows = unwrap(
    await adminData()
      .from('seo_findings')
      .select('last_seen')
      .eq('rule', rule)
      .order('last_seen', { ascending: false })
      .limit(1),
  );
  return rows[0]?.last_seen ?? null;
}

/**
 * The open findings of a rule in a crawl, as many as are tested at once.
 * @param path - of one page; null for all.
 * @throws DataError
 */
export async function listOpenFindings(
  crawlId: number,
  rule: string,
  path: string | null,
): Promise<FindingRow[]> {
  const open = adminData()
    .from('seo_findings')
    .select('*')
    .eq('crawl_id', crawlId)
    .eq('rule', rule)
    .eq('state', 'open')
    .limit(MOST_RETESTS);
  const wanted = path === null ? open : open.eq('path', path);
  return unwrap(await wanted.order('path').order('fingerprint'));
}
