import { pageCheck } from './problem';
import { allPages } from './shown-pages';

const failures = {
  timeout: 'No answer within 10 s',
  unreachable: 'No answer: the connection failed',
  'too-large': 'More than 2 MB: not read in full',
} as const;

/** Pages that fail, and pages that answered only when asked again. Links to missing pages are findings of their pages. */
export const statusCheck = pageCheck('status', allPages, function* (page, { sitemap, start }) {
  const { path, status, failure, attempts } = page;
  const times = `(tried ${attempts === 1 ? 'once' : 'twice'})`;
  const isListed = sitemap?.has(path) ?? false;
  if (failure !== null) {
    yield { rule: 'no-answer', severity: 'error', evidence: `${failures[failure]} ${times}` };
  } else if (status !== null && status >= 500) {
    yield { rule: 'server-error', severity: 'error', evidence: `HTTP ${status} ${times}` };
  } else if (status !== null && status >= 400 && (isListed || path === start)) {
    const evidence = `HTTP ${status}${isListed ? '; the sitemap lists it' : ''}`;
    yield { rule: 'client-error', severity: 'error', evidence };
  } else if (attempts > 1) {
    const evidence = `Failed at first, then HTTP ${status ?? 'unknown'}`;
    yield { rule: 'answered-late', severity: 'warning', evidence };
  }
});
