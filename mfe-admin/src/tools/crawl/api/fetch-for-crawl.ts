import { PageFetchError } from '../../../site-pages/api/page-fetch-error';
import { readLimited } from '../../../site-pages/api/read-limited';
import { maxBytes } from '../../../site-pages/api/fetch-page';

/** The site's answer to a visitor for a path, after redirects. */
export interface CrawlAnswer {
  status: number;
  /** Path that answered. */
  path: string;
  redirected: boolean;
  /** `X-Robots-Tag` in small letters; empty without one. */
  robotsHeader: string;
  /** The document; null where the answer is none. */
  html: string | null;
  /** From the request to the last byte, ms. */
  loadMs: number;
}

interface FetchForCrawlOptions {
  /** Origin of the site in this tab. */
  origin: string;
  signal: AbortSignal;
  /** ms for request and body together. */
  timeout?: number;
  fetch?: typeof globalThis.fetch;
}

/** ms. */
const defaultTimeout = 10_000;

/**
 * Asks for a path as a visitor without any cookie does, past every cache. Every status is an answer.
 * @throws PageFetchError with `timeout`, `offline` or `too-large`; the signal's own reason when the caller gave up.
 */
export async function fetchForCrawl(
  path: string,
  { origin, signal, timeout = defaultTimeout, fetch = globalThis.fetch }: FetchForCrawlOptions,
): Promise<CrawlAnswer> {
  const timer = AbortSignal.timeout(timeout);
  const started = performance.now();
  try {
    const response = await fetch(new URL(path, origin), {
      cache: 'no-store',
      credentials: 'omit',
      headers: { Accept: 'text/html' },
      signal: AbortSignal.any([signal, timer]),
    });
    const isHtml = /^text\/html\s*(;|$)/i.test(response.headers.get('Content-Type') ?? '');
    const html = isHtml ? await readLimited(response, maxBytes) : null;
    if (!isHtml) await response.body?.cancel();
    return {
      status: response.status,
      path: new URL(response.url || path, origin).pathname,
      redirected: response.redirected,
      robotsHeader: (response.headers.get('X-Robots-Tag') ?? '').toLowerCase(),
      html,
      loadMs: Math.round(performance.now() - started),
    };
  } catch (error) {
    if (error instanceof PageFetchError || signal.aborted) throw error;
    throw new PageFetchError(timer.aborted ? 'timeout' : 'offline', '', { cause: error });
  }
}
