import type { CrawledPage, Hop } from '../document/read-document';
import { finalPath, isLoop } from '../site/crawled-site';
import { allPages, error, notice, pageCheck, warning } from './problem';

const failures = {
  timeout: 'No answer within 10 s',
  unreachable: 'No answer: the connection failed',
  'too-large': 'More than 2 MB: not read in full',
} as const;

/** Pages that fail, and pages that answered only when asked again. Links to missing pages are findings of their pages. */
const statusCheck = pageCheck('status', allPages, function* (page, { sitemap, start }) {
  const { path, status, failure, attempts } = page;
  const times = `(tried ${attempts === 1 ? 'once' : 'twice'})`;
  const isListed = sitemap?.has(path) ?? false;
  if (failure !== null) {
    yield error('no-answer', `${failures[failure]} ${times}`);
  } else if (status !== null && status >= 500) {
    yield error('server-error', `HTTP ${status} ${times}`);
  } else if (status !== null && status >= 400 && (isListed || path === start)) {
    yield error('client-error', `HTTP ${status}${isListed ? '; the sitemap lists it' : ''}`);
  } else if (attempts > 1) {
    yield warning('answered-late', `Failed at first, then HTTP ${status ?? 'unknown'}`);
  }
});

/** Chains of more than one redirect, loops, ends that are no page, and links of this site that could lead there directly. */
const redirectsCheck = pageCheck('redirects', allPages, function* (page, { inlinks }) {
  const { path, outcome, hops } = page;
  if (outcome !== 'redirected') return;
  const evidence = hops.map(step).join(' → ');
  const last = hops.at(-1);
  if (isLoop(hops)) {
    yield error('redirect-loop', evidence);
  } else if (last?.location === null && (last.status ?? 200) >= 400) {
    yield error('redirect-to-error', evidence);
  } else if (hops.filter(({ location }) => location !== null).length > 1) {
    yield warning('redirect-chain', evidence);
  }
  const end = finalPath(page);
  if (end === null) return;
  for (const source of inlinks.get(path) ?? []) {
    const found = { path: source, subject: path, related: [path] };
    yield notice('link-to-redirect', `Links to ${path}, which leads to ${end}`, found);
  }
});

function step({ path, status, location }: Hop): string {
  const answer = `${path} (${status ?? 'redirect'})`;
  const isOut = location !== null && !location.startsWith('/');
  return isOut ? `${answer} → ${location}` : answer;
}

/** How a page fails that another one names, such as `/a (404)`; null while it is a page, or was not asked for. */
export function whyNoPage(name: string, page: CrawledPage | undefined): string | null {
  if (!page || (page.outcome === 'read' && page.status === 200)) return null;
  return `${name} (${page.status ?? 'no answer'})`;
}

export const answerChecks = [statusCheck, redirectsCheck];
