import type { FindingRow } from '../api/crawls';
import { mostPages, runCrawl, type SiteReader } from '../crawler/run-crawl';
import { toCrawledSite, type CrawledSite } from '../site/crawled-site';
import { checks } from '../checks/checks';
import { toFinding } from './find-problems';

type TestedFinding = Pick<
  FindingRow,
  'check_key' | 'fingerprint' | 'path' | 'related' | 'needs_whole'
>;

/**
 * Tests findings one after the other: reads the pages of each again, runs its check, and tells whether it is still there. It
 * reads a finding's page with those that belong to it, or every page for a finding that needs the whole site. What several
 * findings need is read once.
 * @returns rejects when the site cannot be read, and with the signal's reason.
 */
export function createRetester(
  reader: SiteReader,
): (finding: TestedFinding, signal: AbortSignal) => Promise<boolean> {
  const shared = sharedReader(reader);
  let whole: Promise<CrawledSite> | undefined;
  return async (finding, signal) => {
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
