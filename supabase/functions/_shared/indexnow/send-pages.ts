import type { IndexNowOutcome } from '@talent/api/seo/connections';
import { readLimitedText } from '../http/read-limited.ts';
import { retryAfterSeconds } from '../http/retry-after.ts';
import { keyAddress } from './settings.ts';

const TIME_LIMIT_MS = 30_000;
/** Answers have no content that is needed, bytes. */
const MAX_ANSWER_BYTES = 64 * 1024;

export interface IndexNowAnswer {
  outcome: IndexNowOutcome;
  /** HTTP status; null where no answer came. */
  status: number | null;
  /** As the server asks for; null where it does not say. */
  retryAfterSeconds: number | null;
}

/** The documented statuses: https://www.indexnow.org/documentation. */
const outcomes: Readonly<Record<number, IndexNowOutcome>> = {
  200: 'accepted',
  202: 'key-pending',
  400: 'malformed',
  403: 'key-refused',
  422: 'pages-refused',
  429: 'limited',
};

/** Tells search engines of at most 10,000 pages of the site in one call. Never rejects. */
export async function sendPages(
  { key, url }: { key: string; url: string },
  origin: string,
  paths: readonly string[],
  now: Date,
): Promise<IndexNowAnswer> {
  const body = {
    host: new URL(origin).host,
    key,
    keyLocation: keyAddress(origin, key),
    urlList: paths.map((path) => origin + path),
  };
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await readLimitedText(response, MAX_ANSWER_BYTES);
    const { status } = response;
    const outcome = outcomes[status] ?? (status < 500 ? 'malformed' : 'unavailable');
    return { outcome, status, retryAfterSeconds: retryAfterSeconds(response.headers, now) };
  } catch {
    // The reason may quote the call, which holds the key.
    return { outcome: 'unreachable', status: null, retryAfterSeconds: null };
  }
}
