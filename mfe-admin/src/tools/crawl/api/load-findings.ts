import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { loadRange } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';
import type { FindingRow, CheckCount } from './crawl-row';

/**
 * The findings of a crawl.
 * @param check - key of one check; null for all.
 */
export function loadFindings(crawlId: number, check: string | null): LoadTablePage<FindingRow> {
  return (query, signal) => {
    const all = adminData()
      .from('seo_findings')
      .select('*', { count: 'exact' })
      .eq('crawl_id', crawlId);
    const findings = check === null ? all : all.eq('check_key', check);
    // Severities are words without an order of their own.
    const { sort } = query;
    const ranked = sort?.key === 'severity' ? { ...sort, key: 'severity_rank' } : sort;
    return loadRange(findings, { ...query, sort: ranked }, signal, {
      filterColumns: ['path', 'evidence', 'rule', 'severity'],
      tieBreak: 'fingerprint',
    });
  };
}

/** The number of findings of each check in a crawl, worst first, without checks that found nothing. @throws DataError */
export async function countCrawlChecks(crawlId: number): Promise<CheckCount[]> {
  return unwrap(await adminData().rpc('seo_crawl_checks', { crawl_id: crawlId }));
}

/** Stores the result of testing a finding again. @throws DataError when the request fails. */
export async function noteRetest(
  crawlId: number,
  fingerprint: string,
  state: 'open' | 'gone',
): Promise<void> {
  unwrap(await adminData().rpc('note_seo_retest', { crawl_id: crawlId, fingerprint, state }));
}
