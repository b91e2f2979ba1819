import type { SiteReader } from '../crawler/run-crawl';

/** A reader that asks for each page and each file of the site once, for tests of several findings in a row. */
export function sharedReader(reader: SiteReader): SiteReader {
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
