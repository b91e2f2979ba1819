import type { FindingRow } from '../api/crawl-row';
import { mostPages, runCrawl } from '../crawler/run-crawl';
import type { SiteReader } from '../crawler/run-crawl';
import { toCrawledSite } from '../site/crawled-site';
import type { CrawledSite } from '../site/crawled-site';
import { checks } from '../checks/checks';
import { toFinding } from './find-problems';
import { sharedReader } from './shared-reader';

type TestedFinding = Pick<
  FindingRow,
  'check_key' | 'fingerprint' | 'path' | 'related' | 'needs_whole'
>;

/**
 * Tests findings one after the other. What several of them need is read once: a page, or the whole site.
 * @returns tells whether a finding is still there; rejects as `isStillThere` does.
 */
export function createRetester(
  reader: SiteReader,
): (finding: TestedFinding, signal: AbortSignal) => Promise<boolean> {
  const shared = sharedReader(reader);
  let whole: Promise<CrawledSite> | undefined;
  const readOnce: typeof readWhole = (from, signal) => (whole ??= readWhole(from, signal));
  return (finding, signal) => isStillThere(finding, shared, signal, readOnce);
}

/**
 * Reads the pages of a finding again, runs its check, and tells whether it is still there. It reads its page with those
 * that belong to it, or every page for a finding that needs the whole site.
 * @throws when the site cannot be read, and the signal's reason.
 */
export async function isStillThere(
  finding: TestedFinding,
  reader: SiteReader,
  signal: AbortSignal,
  readAll = readWhole,
): Promise<boolean> {
  const check = checks.find(({ key }) => key === finding.check_key);
  if (!check) throw new Error(`There is no check ${finding.check_key}.`);
  const site = finding.needs_whole
    ? await readAll(reader, signal)
    : await readPart([...new Set([finding.path, ...finding.related])], reader, signal);
  return check
    .find(site)
    .some((problem) => toFinding(check, problem).fingerprint === finding.fingerprint);
}

async function readWhole(reader: SiteReader, signal: AbortSignal): Promise<CrawledSite> {
  const options = { below: '/', pageLimit: mostPages, isRendered: false };
  const { site } = await runCrawl(options, reader, signal, () => undefined);
  signal.throwIfAborted();
  return site;
}

async function readPart(
  paths: readonly string[],
  reader: SiteReader,
  signal: AbortSignal,
): Promise<CrawledSite> {
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
