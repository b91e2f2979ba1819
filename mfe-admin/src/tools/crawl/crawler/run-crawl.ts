import { blankPage } from './crawl-page';
import { dequeue, emptyQueue, enqueue } from './crawl-queue';
import { linkedPaths, toCrawledSite } from '../site/crawled-site';
import type { CrawledSite } from '../site/crawled-site';
import type { CrawledPage } from '../document/page-facts';
import { isAllowed } from '../site/robots-rules';
import type { RobotsRules } from '../site/robots-rules';
import { isBelow } from '../document/site-path';

/** Pages that are asked for at once. */
export const pagesAtOnce = 4;
/** Most pages of a crawl. */
export const mostPages = 2_000;
/** Pause between two pages, ms: the site serves visitors meanwhile. */
const pause = 50;

export interface CrawlOptions {
  /** Path where it begins; only pages at or below it are read. */
  below: string;
  /** 1 to 2,000. */
  pageLimit: number;
  /** Also run each page and compare. */
  isRendered: boolean;
}

/** The source of a crawl. */
export interface SiteReader {
  origins: readonly string[];
  readRobots: (signal: AbortSignal) => Promise<RobotsRules>;
  /** Paths that the sitemap names; null where there is none. */
  readSitemap: (signal: AbortSignal) => Promise<ReadonlySet<string> | null>;
  /** @throws when the signal ends it, and only then. */
  readPage: (path: string, signal: AbortSignal) => Promise<CrawledPage>;
  /** Sizes of the files that the pages name. */
  measure: (page: CrawledPage, signal: AbortSignal) => Promise<void>;
  sizes: ReadonlyMap<string, number>;
  wait: (ms: number) => Promise<void>;
}

export interface CrawlProgress {
  /** Pages that are read, and pages that are known so far. */
  done: number;
  known: number;
  /** Paths that are being read. */
  current: readonly string[];
}

export interface CrawlResult {
  /** `cancelled`: what was read until then. */
  status: 'complete' | 'cancelled';
  site: CrawledSite;
  /** Paths that the page limit left out. */
  left: number;
}

/**
 * Reads a site from one page on: what the sitemap names and what pages link to, each once, four at a time.
 * @param signal - ends it; what is read until then stays.
 * @throws TypeError when not even `robots.txt` or the sitemap could be asked for.
 */
export async function runCrawl(
  { below, pageLimit }: CrawlOptions,
  reader: SiteReader,
  signal: AbortSignal,
  onProgress: (progress: CrawlProgress) => void,
): Promise<CrawlResult> {
  const [robots, sitemap] = await Promise.all([
    reader.readRobots(signal),
    reader.readSitemap(signal),
  ]);
  const limits = { pages: pageLimit, accepts: (path: string) => isBelow(path, below) };
  let queue = enqueue(emptyQueue, [below, ...(sitemap ?? [])], limits);
  const pages: CrawledPage[] = [];
  const running = new Map<string, Promise<void>>();

  async function read(path: string): Promise<void> {
    if (!isAllowed(path, robots)) {
      pages.push(blankPage(path));
      return;
    }
    const page = await reader.readPage(path, signal);
    await reader.measure(page, signal);
    pages.push(page);
    const leads = page.hops.flatMap(({ location }) => (location?.startsWith('/') ? location : []));
    queue = enqueue(queue, [...leads, ...linkedPaths(page)], limits);
    await reader.wait(pause);
  }

  function start(): void {
    while (running.size < pagesAtOnce && !signal.aborted) {
      const [path, rest] = dequeue(queue);
      if (path === null) return;
      queue = rest;
      const task = read(path)
        .catch((error: unknown) => {
          if (!signal.aborted) throw error;
        })
        .finally(() => running.delete(path));
      running.set(path, task);
    }
  }

  for (start(); running.size > 0; start()) {
    onProgress({ done: pages.length, known: queue.known.size, current: [...running.keys()] });
    await Promise.race(running.values());
  }
  onProgress({ done: pages.length, known: queue.known.size, current: [] });
  const status = signal.aborted ? 'cancelled' : 'complete';
  const isWhole = status === 'complete' && below === '/' && queue.left === 0 && sitemap !== null;
  const { origins, sizes } = reader;
  const facts = { start: below, origins, pages, sitemap, robots, isWhole, sizes };
  return { status, site: toCrawledSite(facts), left: queue.left };
}
