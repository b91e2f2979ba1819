import type { CrawledSite } from '../site/crawled-site';
import type { CrawledPage } from '../document/page-facts';
import type { Check, Problem } from './problem';

const failures = {
  timeout: 'No answer within 10 s',
  unreachable: 'No answer: the connection failed',
  'too-large': 'More than 2 MB: not read to its end',
} as const;

/** Pages that fail, and pages that answered only when asked again. Links to missing pages are findings of their pages. */
export const statusCheck: Check = {
  key: 'status',
  needsWhole: false,
  find: (site) => site.pages.flatMap((page) => judge(page, site)),
};

function judge(page: CrawledPage, { sitemap, start }: CrawledSite): Problem[] {
  const { path, status, failure, attempts } = page;
  const found = { path, subject: '', related: [] };
  if (failure !== null) {
    const evidence = `${failures[failure]} (asked ${attempts === 1 ? 'once' : 'twice'})`;
    return [{ ...found, rule: 'no-answer', severity: 'error', evidence }];
  }
  if (status !== null && status >= 500) {
    const evidence = `HTTP ${status} (asked ${attempts === 1 ? 'once' : 'twice'})`;
    return [{ ...found, rule: 'server-error', severity: 'error', evidence }];
  }
  if (status !== null && status >= 400 && (sitemap?.has(path) || path === start)) {
    const evidence = `HTTP ${status}${sitemap?.has(path) ? '; the sitemap names it' : ''}`;
    return [{ ...found, rule: 'client-error', severity: 'error', evidence }];
  }
  if (attempts > 1) {
    const evidence = `Failed at first, then HTTP ${status ?? 'unknown'}`;
    return [{ ...found, rule: 'answered-late', severity: 'warning', evidence }];
  }
  return [];
}
