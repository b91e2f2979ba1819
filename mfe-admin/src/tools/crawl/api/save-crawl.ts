import type { Database, Json } from '@talent/data/types';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { NewCrawlPage, NewFinding } from './crawl-row';

/** Rows of one request: below 1 MB with the links of a large site. */
const pagesAtOnce = 200;
const findingsAtOnce = 500;

export interface CrawlToSave {
  crawl: Database['public']['Functions']['begin_seo_crawl']['Args'];
  pages: readonly NewCrawlPage[];
  findings: readonly NewFinding[];
}

/**
 * Saves a crawl in parts, each whole or not at all; it can be read when all of them are there.
 * @param onPart - gets how many parts are stored, and of how many.
 * @returns its id.
 * @throws DataError when a part is refused or does not arrive; nothing of the crawl shows then.
 */
export async function saveCrawl(
  { crawl, pages, findings }: CrawlToSave,
  onPart: (done: number, all: number) => void,
): Promise<number> {
  const data = adminData();
  const parts = [
    ...slices(pages, pagesAtOnce).map((part) => ({ pages: part, findings: [] })),
    ...slices(findings, findingsAtOnce).map((part) => ({ pages: [], findings: part })),
  ];
  const all = parts.length + 1;
  onPart(0, all);
  const id = unwrap(await data.rpc('begin_seo_crawl', crawl));
  for (const [index, part] of parts.entries()) {
    const rows = part as { pages: Json; findings: Json };
    unwrap(await data.rpc('add_to_seo_crawl', { crawl_id: id, ...rows }));
    onPart(index + 1, all);
  }
  unwrap(await data.rpc('finish_seo_crawl', { crawl_id: id }));
  return id;
}

function slices<Row>(rows: readonly Row[], size: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
