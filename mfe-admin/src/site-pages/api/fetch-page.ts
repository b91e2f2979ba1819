import { CRAWL_HEADER } from '@talent/api/platform/crawl-header';

export type PageFetchCode =
  | 'offline'
  | 'timeout'
  | 'status'
  | 'content-type'
  | 'too-large'
  | 'other-site';

/** A page of the site could not be read; `detail` is the status or the content type that came. */
export class PageFetchError extends Error {
  override readonly name = 'PageFetchError';
  readonly code: PageFetchCode;
  readonly detail: string;

  constructor(code: PageFetchCode, detail = '', options?: ErrorOptions) {
    super(`page not read: ${code} ${detail}`.trim(), options);
    this.code = code;
    this.detail = detail;
  }
}

/** Marks a request of the crawl, which is no traffic. */
export const crawlHeaders = { [CRAWL_HEADER]: '1' } as const;

/** Bytes of a document, uncompressed. */
const maxBytes = 2 * 1024 * 1024;

/**
 * Reads a body as UTF-8 text and stops as soon as it is too large: a `Content-Length` counts
 * compressed bytes and may be missing.
 * @throws PageFetchError with `too-large`.
 */
export async function readLimited(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new PageFetchError('too-large', `more than ${maxBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

export interface AskOptions {
  /** Origin of the site in this tab. */
  origin: string;
  signal: AbortSignal;
  /** ms for request and body together. */
  timeout?: number;
  fetch?: typeof globalThis.fetch;
  credentials?: RequestCredentials;
}

/**
 * Fetches a page of the live site past every cache: the document, the path and query that answered after redirects, and the
 * time from the request to the last byte, ms.
 * @param path - as `readPagePath` gives it.
 * @throws PageFetchError; the signal's own reason when the caller gave up.
 */
export function fetchPage(path: string, options: AskOptions) {
  return askSite(path, options, async (response, url) => {
    if (url.origin !== options.origin) throw new PageFetchError('other-site', url.origin);
    if (!response.ok) throw new PageFetchError('status', String(response.status));
    if (!isHtml(response)) {
      throw new PageFetchError('content-type', response.headers.get('Content-Type') ?? 'none');
    }
    const html = await readLimited(response);
    return { html, path: url.pathname + url.search, redirected: response.redirected };
  });
}

/**
 * Asks the live site past every cache, and measures how long request and `read` take, ms.
 * @param read - reads the answer that came from this address.
 * @throws PageFetchError of `read`, or with `timeout` or `offline`; the signal's own reason when the caller gave up.
 */
export async function askSite<Answer>(
  path: string,
  { origin, signal, timeout = 10_000, fetch = globalThis.fetch, ...init }: AskOptions,
  read: (response: Response, url: URL) => Promise<Answer>,
): Promise<Answer & { loadTime: number }> {
  const timer = AbortSignal.timeout(timeout);
  const started = performance.now();
  try {
    const response = await fetch(new URL(path, origin), {
      ...init,
      cache: 'no-store',
      headers: { Accept: 'text/html', ...crawlHeaders },
      signal: AbortSignal.any([signal, timer]),
    });
    const answer = await read(response, new URL(response.url || path, origin));
    return { ...answer, loadTime: performance.now() - started };
  } catch (error) {
    if (error instanceof PageFetchError || signal.aborted) throw error;
    throw new PageFetchError(timer.aborted ? 'timeout' : 'offline', '', { cause: error });
  }
}

export function isHtml(response: Response): boolean {
  return /^text\/html\s*(;|$)/i.test(response.headers.get('Content-Type') ?? '');
}
