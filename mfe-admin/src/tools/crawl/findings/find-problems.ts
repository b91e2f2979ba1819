import { cutText } from '@talent/protocol/text/cut-text';
import type { NewCrawlPage, NewFinding } from '../api/crawls';
import type { CrawlToSave } from '../api/save-crawl';
import { checks } from '../checks/checks';
import type { Check, Problem } from '../checks/problem';
import type { CrawlOptions, CrawlResult } from '../crawler/run-crawl';
import type { CrawledPage } from '../document/page-facts';
import { finalPath, isIndexable, linkedPaths, type CrawledSite } from '../site/crawled-site';

/** Longest evidence and subject that are kept, characters. */
const longestEvidence = 600;
const longestSubject = 300;
/** Most pages that a finding names beside its own. */
const mostRelated = 10;

/** Everything that the checks find on a site, once each. Checks of the whole site are left out where only a part was read. */
export function findProblems(site: CrawledSite): NewFinding[] {
  const findings = checks
    .filter(({ needsWhole }) => site.isWhole || !needsWhole)
    .flatMap((check) => check.find(site).map((problem) => toFinding(check, problem)));
  return [...new Map(findings.map((finding) => [finding.fingerprint, finding])).values()];
}

/** A problem as it is kept. The same finding of another crawl has the same fingerprint. */
export function toFinding({ key, needsWhole }: Check, problem: Problem): NewFinding {
  const subject = cutText(problem.subject, longestSubject);
  return {
    ...problem,
    subject,
    evidence: cutText(problem.evidence, longestEvidence),
    related: problem.related.slice(0, mostRelated),
    check_key: key,
    needs_whole: needsWhole,
    fingerprint: [key, problem.rule, cutText(problem.path, longestSubject), subject].join(' '),
  };
}

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
