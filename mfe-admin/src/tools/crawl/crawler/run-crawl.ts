import { blankPage } from './crawl-page';
import {
  isAllowed,
  linkedPaths,
  toCrawledSite,
  type CrawledSite,
  type RobotsRules,
} from '../site/crawled-site';
import { isBelow, type CrawledPage } from '../document/read-document';

const pagesAtOnce = 4;
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
  const waiting: string[] = [];
  const known = new Set<string>();
  let left = 0;
  const pages: CrawledPage[] = [];
  const running = new Map<string, Promise<void>>();

  /** Paths wait once in the life of a crawl, no more of them than the limit. */
  function add(paths: readonly string[]): void {
    for (const path of new Set(paths)) {
      if (known.has(path) || !isBelow(path, below)) continue;
      if (known.size >= pageLimit) left += 1;
      else {
        known.add(path);
        waiting.push(path);
      }
    }
  }

  async function read(path: string): Promise<void> {
    if (!isAllowed(path, robots)) {
      pages.push(blankPage(path));
      return;
    }
    const page = await reader.readPage(path, signal);
    await reader.measure(page, signal);
    pages.push(page);
    const leads = page.hops.flatMap(({ location }) => (location?.startsWith('/') ? location : []));
    add([...leads, ...linkedPaths(page)]);
    await reader.wait(pause);
  }

  function start(): void {
    while (running.size < pagesAtOnce && !signal.aborted) {
      const path = waiting.shift();
      if (path === undefined) return;
      const task = read(path)
        .catch((error: unknown) => {
          if (!signal.aborted) throw error;
        })
        .finally(() => running.delete(path));
      running.set(path, task);
    }
  }

  const report = () =>
    onProgress({ done: pages.length, known: known.size, current: [...running.keys()] });
  add([below, ...(sitemap ?? [])]);
  for (start(); running.size > 0; start()) {
    report();
    await Promise.race(running.values());
  }
  report();
  const status = signal.aborted ? 'cancelled' : 'complete';
  const isWhole = status === 'complete' && below === '/' && left === 0 && sitemap !== null;
  const { origins, sizes } = reader;
  const facts = { start: below, origins, pages, sitemap, robots, isWhole, sizes };
  return { status, site: toCrawledSite(facts), left };
}
