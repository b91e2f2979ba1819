import { linkChecksAnswerSchema, MOST_LINKS } from '@talent/api/blog/link-checks';
import type { LinkCheck, LinkReason } from '@talent/api/blog/link-checks';
import { staffHeaders } from '../../../backend/staff-headers';

/** Longest wait for the server, ms: it asks six links at once, each for eight seconds at most. */
const TIMEOUT = 60_000;

/** Asks the server which links to other sites are alive. A browser may not ask them itself. Never rejects. */
export async function checkOtherLinks(urls: readonly string[]): Promise<LinkCheck[]> {
  const checks: LinkCheck[] = [];
  for (let from = 0; from < urls.length; from += MOST_LINKS) {
    checks.push(...(await ask(urls.slice(from, from + MOST_LINKS))));
  }
  return checks;
}

async function ask(urls: readonly string[]): Promise<LinkCheck[]> {
  const unknown = (reason: LinkReason): LinkCheck[] =>
    urls.map((url) => ({ url, state: 'unknown', reason, status: null }));
  try {
    const response = await fetch('/functions/v1/link-checks', {
      method: 'POST',
      headers: { ...(await staffHeaders()), 'content-type': 'application/json' },
      body: JSON.stringify({ urls }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.status === 429) return unknown('limited');
    return linkChecksAnswerSchema.parse(await response.json()).checks;
  } catch (error) {
    console.error('Links to other sites were not checked', error);
    return unknown('unasked');
  }
}
