import { fetchForCrawl, fetchHop, fetchSiteText, fetchSize } from '../api/read-site';
import { sitemapPaths } from '../../../site-pages/sitemap-paths';
import { crawlPage } from './crawl-page';
import { createFrameRenderer } from './render-frame';
import { readRobots } from '../site/robots-rules';
import type { SiteReader } from './run-crawl';
import { filesOf } from '../document/read-document';
import { traceRedirects } from '../site/trace-redirects';

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
