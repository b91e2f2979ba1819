import type { Database } from '@talent/data/types';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';
import { counted, loadFromDatabase, type RowOf } from '../../../table/load-from-database';
import type { LoadTablePage } from '../../../table/tool-column';

/** Rows as the database keeps them. */
export type CrawlRow = TableRow<'seo_crawls'>;
export type FindingRow = TableRow<'seo_findings'>;
export type CheckCount = Database['public']['Functions']['seo_crawl_checks']['Returns'][number];

/** Rows without what the database fills in. */
export type NewCrawlPage = Omit<TableRow<'seo_crawl_pages'>, 'crawl_id'>;
export type NewFinding = Omit<
  FindingRow,
  'crawl_id' | 'severity_rank' | 'first_seen' | 'last_seen' | 'state' | 'retested_at'
>;

/** The saved crawls, newest first; the database keeps twenty. @throws DataError when the request fails. */
export async function listCrawls(): Promise<CrawlRow[]> {
  return unwrap(
    await adminData().from('seo_crawls').select('*').order('id', { ascending: false }).limit(20),
  );
}

export const loadCrawls = loadFromDatabase(
  () => adminData().from('seo_crawls').select('*', counted),
  {
    filterColumns: ['status', 'below'],
  },
);

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

export const loadCrawlPages = (crawlId: number) =>
  loadFromDatabase(
    () => adminData().from('seo_crawl_pages').select(pageColumns, counted).eq('crawl_id', crawlId),
    { filterColumns: ['path', 'title', 'outcome'], tieBreak: 'path' },
  );

/** A page as the list shows it, without its links. */
export type ListedPage = RowOf<{ load: ReturnType<typeof loadCrawlPages> }>;

export const loadExternalLinks = (crawlId: number) =>
  loadFromDatabase(() => adminData().rpc('seo_external_links', { crawl_id: crawlId }, counted), {
    filterColumns: ['address', 'example'],
    tieBreak: 'address',
  });

export type ExternalLink = RowOf<{ load: ReturnType<typeof loadExternalLinks> }>;

export interface CrawlPair {
  older: number;
  newer: number;
}

export const compareFindings = ({ older, newer }: CrawlPair) =>
  loadFromDatabase(() => adminData().rpc('compare_seo_findings', { older, newer }, counted), {
    filterColumns: ['change', 'path', 'evidence', 'rule', 'severity'],
    tieBreak: 'fingerprint',
  });

export type ComparedFinding = RowOf<{ load: ReturnType<typeof compareFindings> }>;

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
