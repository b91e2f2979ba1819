import { fetchForCrawl } from '../api/fetch-for-crawl';
import { fetchHop } from '../api/fetch-hop';
import { fetchSiteText, fetchSize } from '../api/fetch-site-text';
import { sitemapPaths } from '../../../site-pages/sitemap-paths';
import { crawlPage } from './crawl-page';
import { createFrameRenderer } from './render-frame';
import { readRobots } from '../site/robots-rules';
import type { SiteReader } from './run-crawl';
import { filesOf } from '../document/site-files';
import { traceRedirects } from '../site/trace-redirects';

/** Reads the live site from this tab. */
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

  function measureOnce(address: string, signal: AbortSignal): Promise<void> {
    const known = measured.get(address);
    if (known) return known;
    const task = fetchSize(address, signal).then(
      (bytes) => void (bytes !== null && sizes.set(address, bytes)),
      // A file that cannot be measured is not counted.
      () => undefined,
    );
    measured.set(address, task);
    return task;
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
      await Promise.all(files.map((address) => measureOnce(address, signal)));
    },
  };
}
