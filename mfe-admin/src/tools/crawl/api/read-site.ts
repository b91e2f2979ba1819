import { HOP_PATH, type SiteHop } from '@talent/sdk/contract';
import { staffHeaders } from '../../../backend/staff-headers';
import { askSite, isHtml, readLimited, type AskOptions } from '../../../site-pages/api/fetch-page';

export type CrawlAnswer = Awaited<ReturnType<typeof fetchForCrawl>>;

/**
 * Asks for a path as a visitor without any cookie does, past every cache. Every status is an answer: it has the path that
 * answered after redirects, `X-Robots-Tag` in small letters, the document (null where the answer is none), and the time from
 * the request to the last byte, ms.
 * @throws PageFetchError with `timeout`, `offline` or `too-large`; the signal's own reason when the caller gave up.
 */
export async function fetchForCrawl(path: string, options: AskOptions) {
  const asked = { ...options, credentials: 'omit' } as const;
  const { loadTime, ...answer } = await askSite(path, asked, async (response, url) => {
    const html = isHtml(response) ? await readLimited(response) : null;
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

/**
 * The site's answer to a path before any redirect is followed. A browser hides it from scripts, so the site is asked to
 * tell it, as the signed-in person. Null if it does not.
 * @throws TypeError when the site cannot be reached, and the signal's reason.
 */
export async function fetchHop(path: string, signal: AbortSignal): Promise<SiteHop | null> {
  const headers = await staffHeaders();
  if (!('Authorization' in headers)) return null;
  const address = `${HOP_PATH}?path=${encodeURIComponent(path)}`;
  const response = await fetch(address, { cache: 'no-store', headers, signal });
  return response.ok ? ((await response.json()) as SiteHop) : null;
}

/** Text of a file of the site such as `/robots.txt`; null where there is none. @throws as `fetch`. */
export async function fetchSiteText(path: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(path, { cache: 'no-store', credentials: 'omit', signal });
  return response.ok ? response.text() : null;
}

/** Bytes of a file on the wire, as the site announces them; null where it does not. @throws as `fetch`. */
export async function fetchSize(address: string, signal: AbortSignal): Promise<number | null> {
  const response = await fetch(address, { method: 'HEAD', credentials: 'omit', signal });
  const length = response.headers.get('Content-Length');
  return response.ok && length !== null ? Number(length) : null;
}
