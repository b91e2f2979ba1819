import { cutText } from '@talent/protocol/text/cut-text';
import type { CrawlToSave, NewCrawlPage, NewFinding } from '../api/save-crawl';
import { answerChecks } from './answers';
import { duplicatesCheck } from './duplicates';
import { indexingChecks } from './indexing';
import { linkChecks } from './links';
import { loadingChecks } from './loading';
import type { Check, Problem } from './problem';
import { structuredDataCheck } from './structured-data';
import { textChecks } from './texts';
import {
  mostPages,
  runCrawl,
  type CrawlOptions,
  type CrawlResult,
  type SiteReader,
} from '../crawler/run-crawl';
import type { CrawledPage } from '../document/read-document';
import type { FindingRow } from '../queries';
import {
  finalPath,
  isIndexable,
  linkedPaths,
  toCrawledSite,
  type CrawledSite,
} from '../site/crawled-site';

export const checks: readonly Check[] = [
  ...answerChecks,
  ...indexingChecks,
  ...textChecks,
  ...linkChecks,
  structuredDataCheck,
  ...loadingChecks,
  duplicatesCheck,
];

/** Limits of a stored finding: characters, and pages that it names beside its own. */
const longestEvidence = 600;
const longestSubject = 300;
const mostRelated = 10;

/** Everything that the checks find on a site, once each. Checks of the whole site are left out where only a part was read. */
export function findProblems(site: CrawledSite): NewFinding[] {
  const findings = checks
    .filter(({ needsWhole }) => site.isWhole || !needsWhole)
    .flatMap((check) => check.find(site).map((problem) => toFinding(check, problem)));
  return [...new Map(findings.map((finding) => [finding.fingerprint, finding])).values()];
}

/** A problem as it is kept. The same finding of another crawl has the same fingerprint. */
function toFinding({ key, needsWhole }: Check, problem: Problem): NewFinding {
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

type TestedFinding = Pick<
  FindingRow,
  'check_key' | 'fingerprint' | 'path' | 'related' | 'needs_whole'
>;

/**
 * Tests findings one after the other: reads the pages of each again, runs its check, and tells whether it is still there. It
 * reads a finding's page with those that belong to it, or every page for a finding that needs the whole site. What several
 * findings need is read once. It rejects when the site cannot be read, and with the signal's reason.
 */
export function createRetester(reader: SiteReader) {
  const shared = sharedReader(reader);
  let whole: Promise<CrawledSite> | undefined;
  return async (finding: TestedFinding, signal: AbortSignal): Promise<boolean> => {
    const check = checks.find(({ key }) => key === finding.check_key);
    if (!check) throw new Error(`There is no check ${finding.check_key}.`);
    const site = finding.needs_whole
      ? await (whole ??= readWhole(shared, signal))
      : await readPart([...new Set([finding.path, ...finding.related])], shared, signal);
    return check
      .find(site)
      .some((problem) => toFinding(check, problem).fingerprint === finding.fingerprint);
  };
}

/** A reader that asks for each page and each file of the site once. */
function sharedReader(reader: SiteReader): SiteReader {
  const pages = new Map<string, ReturnType<SiteReader['readPage']>>();
  let robots: ReturnType<SiteReader['readRobots']> | undefined;
  let sitemap: ReturnType<SiteReader['readSitemap']> | undefined;
  return {
    ...reader,
    readRobots: (signal) => (robots ??= reader.readRobots(signal)),
    readSitemap: (signal) => (sitemap ??= reader.readSitemap(signal)),
    readPage: (path, signal) => {
      const known = pages.get(path) ?? reader.readPage(path, signal);
      pages.set(path, known);
      return known;
    },
  };
}

async function readWhole(reader: SiteReader, signal: AbortSignal): Promise<CrawledSite> {
  const options = { below: '/', pageLimit: mostPages, isRendered: false };
  const { site } = await runCrawl(options, reader, signal, () => undefined);
  signal.throwIfAborted();
  return site;
}

async function readPart(paths: readonly string[], reader: SiteReader, signal: AbortSignal) {
  const [robots, sitemap] = await Promise.all([
    reader.readRobots(signal),
    reader.readSitemap(signal),
  ]);
  const pages = [];
  for (const path of paths) {
    const page = await reader.readPage(path, signal);
    await reader.measure(page, signal);
    pages.push(page);
  }
  const { origins, sizes } = reader;
  const [start = '/'] = paths;
  return toCrawledSite({ start, origins, pages, sitemap, robots, isWhole: false, sizes });
}
