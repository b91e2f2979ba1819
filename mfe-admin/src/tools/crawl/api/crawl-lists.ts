import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { counted, loadFromDatabase } from '../../../table/load-from-database';
import type { RowOf } from '../../../table/load-from-database';
import type { LoadTablePage } from '../../../table/tool-column';
import type { CheckCount, FindingRow } from './crawl-row';

/**
 * The findings of a crawl.
 * @param wanted - values of columns, such as those of one check; none for all.
 */
export function loadFindings(
  crawlId: number,
  wanted: Partial<Record<'check_key' | 'rule' | 'path', string>>,
): LoadTablePage<FindingRow> {
  const findings = () =>
    adminData().from('seo_findings').select('*', counted).eq('crawl_id', crawlId).match(wanted);
  const load = loadFromDatabase(findings, {
    filterColumns: ['path', 'evidence', 'rule', 'severity'],
    tieBreak: 'fingerprint',
  });
  return ({ sort, ...query }, signal) => {
    // Severities are words without an order of their own.
    const ranked = sort?.key === 'severity' ? { ...sort, key: 'severity_rank' } : sort;
    return load({ ...query, sort: ranked }, signal);
  };
}

const pageColumns =
  'path, outcome, status, redirect_to, depth, title, description, words, html_bytes, load_ms, in_sitemap, is_indexable, inlinks, content_hash';

/** The pages of a crawl. */
export const loadCrawlPages = (crawlId: number) =>
  loadFromDatabase(
    () => adminData().from('seo_crawl_pages').select(pageColumns, counted).eq('crawl_id', crawlId),
    { filterColumns: ['path', 'title', 'outcome'], tieBreak: 'path' },
  );

/** A page as the list shows it, without its links. */
export type ListedPage = RowOf<{ load: ReturnType<typeof loadCrawlPages> }>;

/** The addresses of other sites that a crawl found. */
export const loadExternalLinks = (crawlId: number) =>
  loadFromDatabase(() => adminData().rpc('seo_external_links', { crawl_id: crawlId }, counted), {
    filterColumns: ['address', 'example'],
    tieBreak: 'address',
  });

export type ExternalLink = RowOf<{ load: ReturnType<typeof loadExternalLinks> }>;

/** Ids of two crawls. */
export interface CrawlPair {
  older: number;
  newer: number;
}

/** The findings of either crawl, each with its change. */
export const compareFindings = ({ older, newer }: CrawlPair) =>
  loadFromDatabase(() => adminData().rpc('compare_seo_findings', { older, newer }, counted), {
    filterColumns: ['change', 'path', 'evidence', 'rule', 'severity'],
    tieBreak: 'fingerprint',
  });

export type ComparedFinding = RowOf<{ load: ReturnType<typeof compareFindings> }>;

/** The pages that differ. */
export const comparePages = ({ older, newer }: CrawlPair) =>
  loadFromDatabase(() => adminData().rpc('compare_seo_pages', { older, newer }, counted), {
    filterColumns: ['change', 'path'],
    tieBreak: 'path',
  });

export type ComparedPage = RowOf<{ load: ReturnType<typeof comparePages> }>;

/** The number of findings of each check in a crawl, worst first, without checks that found nothing. @throws DataError */
export async function countCrawlChecks(crawlId: number): Promise<CheckCount[]> {
  // oxlint-disable-next-line house/whole-reads -- one row for each check of this release
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
