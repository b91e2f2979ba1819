import type { FindingRow } from '../api/crawl-row';
import { mostPages, runCrawl } from '../crawler/run-crawl';
import type { SiteReader } from '../crawler/run-crawl';
import { toCrawledSite } from '../site/crawled-site';
import type { CrawledSite } from '../site/crawled-site';
import { checks } from '../checks/checks';
import { toFinding } from './find-problems';

/**
 * Reads the pages of a finding again, runs its check, and tells whether it is still there. It reads its page with those
 * that belong to it, or every page for a finding that needs the whole site.
 * @throws when the site cannot be read, and the signal's reason.
 */
export async function isStillThere(
  finding: Pick<FindingRow, 'check_key' | 'fingerprint' | 'path' | 'related' | 'needs_whole'>,
  reader: SiteReader,
  signal: AbortSignal,
): Promise<boolean> {
  const check = checks.find(({ key }) => key === finding.check_key);
  if (!check) throw new Error(`There is no check ${finding.check_key}.`);
  const site = finding.needs_whole
    ? await readWhole(reader, signal)
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
