import type { Database } from '@talent/data/types';
import type { TableRow } from '../../../backend/table-row';

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
