import type { CrawlRow } from '../api/crawl-row';
import { resultTexts } from '../content/comprehensive-seo';
import { formatUtc } from '../../../time/utc';

/** A crawl in a line: when, what, and how it ended unless it came to its end. */
export function crawlLabel({ started_at, below, is_whole, status, pages }: CrawlRow): string {
  const end = status === 'cancelled' ? `, ${resultTexts.status.cancelled.toLowerCase()}` : '';
  return `${formatUtc(started_at)} UTC · ${resultTexts.scope(below, is_whole)} · ${pages} pages${end}`;
}

/** The duration of a crawl: `1 min 5 s`. */
export function crawlSpan({ started_at, finished_at }: CrawlRow): string {
  const seconds = Math.round((Date.parse(finished_at) - Date.parse(started_at)) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
