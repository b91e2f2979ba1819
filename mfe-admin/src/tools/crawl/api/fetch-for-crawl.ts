import { askSite, isHtml, maxBytes } from '../../../site-pages/api/fetch-page';
import type { AskOptions } from '../../../site-pages/api/fetch-page';
import { readLimited } from '../../../site-pages/api/read-limited';

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

/**
 * Asks for a path as a visitor without any cookie does, past every cache. Every status is an answer.
 * @throws PageFetchError with `timeout`, `offline` or `too-large`; the signal's own reason when the caller gave up.
 */
export async function fetchForCrawl(path: string, options: AskOptions): Promise<CrawlAnswer> {
  const asked = { ...options, credentials: 'omit' } as const;
  const { loadTime, ...answer } = await askSite(path, asked, async (response, url) => {
    const html = isHtml(response) ? await readLimited(response, maxBytes) : null;
    if (html === null) await response.body?.cancel();
    return {
      status: response.status,
      path: url.pathname,
      redirected: response.redirected,
      robotsHeader: (response.headers.get('X-Robots-Tag') ?? '').toLowerCase(),
      html,
    };
  });
  return { ...answer, loadMs: Math.round(loadTime) };
}
