import { finalPath } from '../site/crawled-site';
import type { CrawledSite } from '../site/crawled-site';
import type { CrawledPage, Hop } from '../document/page-facts';
import { isLoop } from '../site/trace-redirects';
import type { Check, Problem } from './problem';

/** Chains of more than one redirect, loops, ends that are no page, and links of this site that could lead there directly. */
export const redirectsCheck: Check = {
  key: 'redirects',
  needsWhole: false,
  find: (site) =>
    site.pages
      .filter(({ outcome }) => outcome === 'redirected')
      .flatMap((page) => [...judge(page), ...linked(page, site)]),
};

function judge({ path, hops }: CrawledPage): Problem[] {
  const evidence = hops.map(step).join(' → ');
  const found = { path, subject: '', evidence, related: [] };
  if (isLoop(hops)) return [{ ...found, rule: 'redirect-loop', severity: 'error' }];
  const redirects = hops.filter(({ location }) => location !== null).length;
  const last = hops.at(-1);
  if (last?.location === null && (last.status ?? 200) >= 400) {
    return [{ ...found, rule: 'redirect-to-error', severity: 'error' }];
  }
  if (redirects > 1) return [{ ...found, rule: 'redirect-chain', severity: 'warning' }];
  return [];
}

function linked(page: CrawledPage, { inlinks }: CrawledSite): Problem[] {
  const sources = inlinks.get(page.path) ?? [];
  const end = finalPath(page);
  if (end === null) return [];
  return sources.map((source) => ({
    rule: 'link-to-redirect',
    severity: 'notice',
    path: source,
    subject: page.path,
    evidence: `Links to ${page.path}, which leads to ${end}`,
    related: [page.path],
  }));
}

function step({ path, status, location }: Hop): string {
  const answer = `${path} (${status ?? 'redirect'})`;
  const isOut = location !== null && !location.startsWith('/');
  return isOut ? `${answer} → ${location}` : answer;
}
