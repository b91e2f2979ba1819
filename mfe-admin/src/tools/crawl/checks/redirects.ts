import type { Hop } from '../document/page-facts';
import { finalPath } from '../site/crawled-site';
import { isLoop } from '../site/trace-redirects';
import { pageCheck } from './problem';
import { allPages } from './shown-pages';

/** Chains of more than one redirect, loops, ends that are no page, and links of this site that could lead there directly. */
export const redirectsCheck = pageCheck('redirects', allPages, function* (page, { inlinks }) {
  const { path, outcome, hops } = page;
  if (outcome !== 'redirected') return;
  const evidence = hops.map(step).join(' → ');
  const last = hops.at(-1);
  if (isLoop(hops)) {
    yield { rule: 'redirect-loop', severity: 'error', evidence };
  } else if (last?.location === null && (last.status ?? 200) >= 400) {
    yield { rule: 'redirect-to-error', severity: 'error', evidence };
  } else if (hops.filter(({ location }) => location !== null).length > 1) {
    yield { rule: 'redirect-chain', severity: 'warning', evidence };
  }
  const end = finalPath(page);
  if (end === null) return;
  for (const source of inlinks.get(path) ?? []) {
    yield {
      rule: 'link-to-redirect',
      severity: 'notice',
      path: source,
      subject: path,
      evidence: `Links to ${path}, which leads to ${end}`,
      related: [path],
    };
  }
});

function step({ path, status, location }: Hop): string {
  const answer = `${path} (${status ?? 'redirect'})`;
  const isOut = location !== null && !location.startsWith('/');
  return isOut ? `${answer} → ${location}` : answer;
}
