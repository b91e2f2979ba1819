import type { CrawlToSave } from '../api/save-crawl';
import type { NewCrawlPage } from '../api/crawls';
import { findProblems } from '../findings/find-problems';
import { finalPath, isIndexable, linkedPaths, type CrawledSite } from '../site/crawled-site';
import type { CrawledPage } from '../document/page-facts';
import type { CrawlOptions, CrawlResult } from '../crawler/run-crawl';

/** A crawl as the database keeps it, with what the checks find. Times are ms since 1970. */
export function toCrawlRows(
  { status, site }: CrawlResult,
  { below, pageLimit, isRendered }: CrawlOptions,
  { startedAt, finishedAt }: { startedAt: number; finishedAt: number },
): CrawlToSave {
  return {
    crawl: {
      started_at: new Date(startedAt).toISOString(),
      finished_at: new Date(finishedAt).toISOString(),
      status,
      below,
      page_limit: pageLimit,
      is_rendered: isRendered,
      is_whole: site.isWhole,
    },
    pages: site.pages.map((page) => pageRow(page, site)),
    findings: findProblems(site),
  };
}

function pageRow(page: CrawledPage, site: CrawledSite): NewCrawlPage {
  const { path, outcome, status, document, loadMs, hops } = page;
  const external = document?.links.filter((link) => link.path === null) ?? [];
  return {
    path,
    outcome,
    status,
    redirect_to: finalPath(page) ?? hops.at(-1)?.location ?? null,
    depth: site.depths.get(path) ?? null,
    title: document?.titles[0] ?? null,
    description: document?.descriptions[0] ?? null,
    words: document?.words ?? 0,
    html_bytes: document?.htmlBytes ?? 0,
    load_ms: loadMs,
    in_sitemap: site.sitemap?.has(path) ?? false,
    is_indexable: isIndexable(page, site),
    inlinks: site.inlinks.get(path)?.length ?? 0,
    links: linkedPaths(page),
    external_links: [...new Set(external.map(({ address }) => address))],
    content_hash: document?.contentHash ?? null,
  };
}
