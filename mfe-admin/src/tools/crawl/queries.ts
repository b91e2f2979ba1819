import type { Database } from '@talent/data/types';
import { unwrap } from '@talent/data/unwrap';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminData } from '../../backend/admin-data';
import type { TableRow } from '../../backend/table-row';
import { counted, loadFromDatabase } from '../../table/load-from-database';
import type { LoadTablePage } from '../../table/tool-column';

export type CrawlRow = TableRow<'seo_crawls'>;
export type FindingRow = TableRow<'seo_findings'>;
type Functions = Database['public']['Functions'];
export type CheckCount = Functions['seo_crawl_checks']['Returns'][number];
export type CrawlProblem = Functions['seo_problems']['Returns'][number];

export interface CrawlPair {
  older: number;
  newer: number;
}

/** Open findings that one press tests again. */
export const MOST_RETESTS = 50;

const crawls = () => adminData().from('seo_crawls');
const findings = () => adminData().from('seo_findings');

const pageColumns =
  'path, outcome, status, redirect_to, depth, title, description, words, html_bytes, load_ms, in_sitemap, is_indexable, inlinks, content_hash';

/** Data of the crawl tool, each under its key; a saved crawl changes everything under `crawls`. */
export const crawlQueries = {
  crawls: ['crawl', 'crawls'],
  /** The saved crawls, newest first; the database keeps twenty. */
  newest: queryOptions({
    queryKey: ['crawl', 'crawls', 'newest'],
    queryFn: async () =>
      unwrap(await crawls().select('*').order('id', { ascending: false }).limit(20)),
  }),
  list: {
    queryKey: ['crawl', 'crawls', 'list'],
    load: loadFromDatabase(() => crawls().select('*', counted), {
      filterColumns: ['status', 'below'],
    }),
  },
  /** The number of findings of each check in a crawl, worst first, without checks that found nothing. */
  checks: (crawlId: number) =>
    queryOptions({
      queryKey: ['crawl', crawlId, 'checks'],
      queryFn: async () =>
        // oxlint-disable-next-line house/whole-reads -- one row for each check of this release
        unwrap(await adminData().rpc('seo_crawl_checks', { crawl_id: crawlId })),
      placeholderData: keepPreviousData,
    }),
  /** @param wanted - values of columns, such as those of one check; none for all. */
  findings: (
    crawlId: number,
    wanted: Partial<Record<'check_key' | 'rule' | 'path', string>>,
  ): { queryKey: unknown[]; load: LoadTablePage<FindingRow> } => {
    const load = loadFromDatabase(
      () => findings().select('*', counted).eq('crawl_id', crawlId).match(wanted),
      { filterColumns: ['path', 'evidence', 'rule', 'severity'], tieBreak: 'fingerprint' },
    );
    return {
      queryKey: ['crawl', crawlId, 'findings', wanted],
      load: ({ sort, ...query }, signal) => {
        // Severities are words without an order of their own.
        const ranked = sort?.key === 'severity' ? { ...sort, key: 'severity_rank' } : sort;
        return load({ ...query, sort: ranked }, signal);
      },
    };
  },
  /** The findings of a crawl by rule, worst first. */
  problems: (crawlId: number) =>
    queryOptions({
      queryKey: ['crawl', crawlId, 'problems'],
      queryFn: async () =>
        // oxlint-disable-next-line house/whole-reads -- one row for each rule of this release
        unwrap(await adminData().rpc('seo_problems', { of_crawl: crawlId })),
    }),
  /** When any crawl that is kept last saw a rule broken; null when none did. */
  lastSeen: (rule: string) =>
    queryOptions({
      queryKey: ['crawl', 'crawls', 'last seen', rule],
      queryFn: async () => {
        const newestFirst = findings().select('last_seen').limit(1).eq('rule', rule);
        const seen = unwrap(await newestFirst.order('last_seen', { ascending: false }));
        return seen[0]?.last_seen ?? null;
      },
    }),
  /** Pages as the list shows them, without their links. */
  pages: (crawlId: number) => ({
    queryKey: ['crawl', crawlId, 'pages'],
    load: loadFromDatabase(
      () =>
        adminData().from('seo_crawl_pages').select(pageColumns, counted).eq('crawl_id', crawlId),
      { filterColumns: ['path', 'title', 'outcome'], tieBreak: 'path' },
    ),
  }),
  links: (crawlId: number) => ({
    queryKey: ['crawl', crawlId, 'links'],
    load: loadFromDatabase(
      () => adminData().rpc('seo_external_links', { crawl_id: crawlId }, counted),
      { filterColumns: ['address', 'example'], tieBreak: 'address' },
    ),
  }),
  comparedFindings: (pair: CrawlPair) => ({
    queryKey: ['crawl', pair, 'findings'],
    load: loadFromDatabase(() => adminData().rpc('compare_seo_findings', { ...pair }, counted), {
      filterColumns: ['change', 'path', 'evidence', 'rule', 'severity'],
      tieBreak: 'fingerprint',
    }),
  }),
  comparedPages: (pair: CrawlPair) => ({
    queryKey: ['crawl', pair, 'pages'],
    load: loadFromDatabase(() => adminData().rpc('compare_seo_pages', { ...pair }, counted), {
      filterColumns: ['change', 'path'],
      tieBreak: 'path',
    }),
  }),
};

/**
 * The open findings of a rule in a crawl, as many as are tested at once.
 * @param path - of one page; null for all.
 * @throws DataError
 */
export async function listOpenFindings(crawl_id: number, rule: string, path: string | null) {
  const open = { crawl_id, rule, state: 'open', ...(path !== null && { path }) };
  const wanted = findings().select('*').match(open).limit(MOST_RETESTS);
  return unwrap(await wanted.order('path').order('fingerprint'));
}

/** Stores the result of testing a finding again. @throws DataError when the request fails. */
export async function noteRetest({ crawl_id, fingerprint }: FindingRow, isThere: boolean) {
  const state = isThere ? 'open' : 'gone';
  unwrap(await adminData().rpc('note_seo_retest', { crawl_id, fingerprint, state }));
}
