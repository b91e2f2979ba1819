import type { Database } from '@talent/data/types';

type Tables = Database['public']['Tables'];
type Functions = Database['public']['Functions'];

/** Rows as the database keeps them. */
export type CrawlRow = Tables['seo_crawls']['Row'];
export type CrawlPageRow = Tables['seo_crawl_pages']['Row'];
export type FindingRow = Tables['seo_findings']['Row'];
export type CheckCount = Functions['seo_crawl_checks']['Returns'][number];

/** Rows without what the database fills in. */
export type NewCrawlPage = Omit<CrawlPageRow, 'crawl_id'>;
export type NewFinding = Omit<
  FindingRow,
  'crawl_id' | 'severity_rank' | 'first_seen' | 'last_seen' | 'state' | 'retested_at'
>;
