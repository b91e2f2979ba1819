import { HOP_PATH, type SiteHop } from '@talent/sdk/contract';
import { staffHeaders } from '../../../backend/staff-headers';
import { crawlHeaders } from '../../../site-pages/api/fetch-page';
import { sitemapPaths } from '../../../site-pages/sitemap-paths';
import { crawlPage, fetchForCrawl } from './crawl-page';
import { createFrameRenderer } from './render-frame';
import type { SiteReader } from './run-crawl';
import { filesOf } from '../document/read-document';
import { readRobots, traceRedirects } from '../site/crawled-site';

export function createSiteReader(origins: readonly string[], isRendered: boolean): SiteReader {
  const { origin } = window.location;
  const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
  const sizes = new Map<string, number>();
  const measured = new Map<string, Promise<void>>();
  const reader = {
    origin,
    origins,
    wait,
    fetchPage: (path: string, signal: AbortSignal) => fetchForCrawl(path, { origin, signal }),
    trace: (path: string, signal: AbortSignal) =>
      traceRedirects(path, { origin, origins, hopOf: (each) => fetchHop(each, signal) }).catch(
        () => {
          signal.throwIfAborted();
          return [];
        },
      ),
    render: isRendered ? createFrameRenderer({ origin, origins, wait }) : null,
  };

  /** A file that cannot be measured is not counted. */
  async function measure(address: string, signal: AbortSignal): Promise<void> {
    const bytes = await fetchSize(address, signal).catch(() => null);
    if (bytes !== null) sizes.set(address, bytes);
  }

  return {
    origins,
    sizes,
    wait,
    readRobots: async (signal) => readRobots((await fetchSiteText('/robots.txt', signal)) ?? ''),
    readSitemap: async (signal) => {
      const xml = await fetchSiteText('/sitemap.xml', signal);
      return xml === null ? null : new Set(sitemapPaths(xml, origins));
    },
    readPage: (path, signal) => crawlPage(path, reader, signal),
    measure: async ({ document }, signal) => {
      const files = document === null ? [] : filesOf(document, origin);
      const sizesOf = files.map((file) => {
        const known = measured.get(file) ?? measure(file, signal);
        measured.set(file, known);
        return known;
      });
      await Promise.all(sizesOf);
    },
  };
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
async function fetchSiteText(path: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(path, {
    ...{ cache: 'no-store', credentials: 'omit', headers: crawlHeaders, signal },
  });
  return response.ok ? response.text() : null;
}

/** Bytes of a file on the wire, as the site announces them; null where it does not. @throws as `fetch`. */
async function fetchSize(address: string, signal: AbortSignal): Promise<number | null> {
  const response = await fetch(address, {
    ...{ method: 'HEAD', credentials: 'omit', headers: crawlHeaders, signal },
  });
  const length = response.headers.get('Content-Length');
  return response.ok && length !== null ? Number(length) : null;
}
