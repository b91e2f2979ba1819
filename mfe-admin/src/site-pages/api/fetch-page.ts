import { PageFetchError } from './page-fetch-error';
import { readLimited } from './read-limited';

/** A page's document as the site served it. */
interface FetchedPage {
  html: string;
  /** Path and query that answered, after redirects. */
  path: string;
  redirected: boolean;
  /** From the request to the last byte, ms. */
  loadTime: number;
}

interface FetchPageOptions {
  /** Origin of the site in this tab. */
  origin: string;
  signal: AbortSignal;
  /** ms for request and body together. */
  timeout?: number;
  fetch?: typeof globalThis.fetch;
}

/** ms. */
const defaultTimeout = 10_000;
/** Bytes of a document, uncompressed. */
export const maxBytes = 2 * 1024 * 1024;

/**
 * Fetches a page of the live site past every cache.
 * @param path - as `readPagePath` gives it.
 * @throws PageFetchError; the signal's own reason when the caller gave up.
 */
export async function fetchPage(path: string, options: FetchPageOptions): Promise<FetchedPage> {
  const { origin, signal, timeout = defaultTimeout, fetch = globalThis.fetch } = options;
  const timer = AbortSignal.timeout(timeout);
  const started = performance.now();
  try {
    const response = await fetch(new URL(path, origin), {
      cache: 'no-store',
      headers: { Accept: 'text/html' },
      signal: AbortSignal.any([signal, timer]),
    });
    const url = new URL(response.url || path, origin);
    checkAnswer(response, url, origin);
    const html = await readLimited(response, maxBytes);
    const loadTime = performance.now() - started;
    return { html, path: url.pathname + url.search, redirected: response.redirected, loadTime };
  } catch (error) {
    if (error instanceof PageFetchError || signal.aborted) throw error;
    throw new PageFetchError(timer.aborted ? 'timeout' : 'offline', '', { cause: error });
  }
}

function checkAnswer(response: Response, url: URL, origin: string): void {
  if (url.origin !== origin) throw new PageFetchError('other-site', url.origin);
  if (!response.ok) throw new PageFetchError('status', String(response.status));
  const type = response.headers.get('Content-Type') ?? 'none';
  if (!/^text\/html\s*(;|$)/i.test(type)) throw new PageFetchError('content-type', type);
}
