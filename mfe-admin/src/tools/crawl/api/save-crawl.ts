import { DataError } from '@talent/data/errors';
import type { Database, Json } from '@talent/data/types';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';
import type { FindingRow } from '../queries';

/** Rows of one request: below 1 MB with the links of a large site. */
const pagesAtOnce = 200;
const findingsAtOnce = 500;

/** Rows without what the database fills in. */
export type NewCrawlPage = Omit<TableRow<'seo_crawl_pages'>, 'crawl_id'>;
export type NewFinding = Omit<
  FindingRow,
  'crawl_id' | 'severity_rank' | 'first_seen' | 'last_seen' | 'state' | 'retested_at'
>;

export interface CrawlToSave {
  crawl: Database['public']['Functions']['begin_seo_crawl']['Args'];
  pages: readonly NewCrawlPage[];
  findings: readonly NewFinding[];
}

interface SaveWatch {
  /** Gets how many parts are stored, and of how many. */
  onPart: (done: number, all: number) => void;
  /** Gets the id under which the parts come in. */
  onBegun: (id: number) => void;
}

/**
 * Saves a crawl in parts, each whole or not at all; it can be read when all of them are there.
 * @param begun - id of an earlier try, which goes on; null begins one.
 * @returns its id.
 * @throws DataError when a part is refused or does not arrive; nothing of the crawl shows then.
 */
export async function saveCrawl(
  rows: CrawlToSave,
  begun: number | null,
  watch: SaveWatch,
): Promise<number> {
  try {
    return await saveParts(rows, begun, watch);
  } catch (error) {
    // The crawl takes no parts: it is whole, or nobody has begun it.
    const isOpen = !(error instanceof DataError) || error.code !== 'P0002';
    if (begun === null || isOpen) throw error;
    // The answer to its last part was lost, or its parts waited for too long.
    return (await isSaved(begun)) ? begun : saveParts(rows, null, watch);
  }
}

async function isSaved(id: number): Promise<boolean> {
  const crawl = unwrap(
    await adminData().from('seo_crawls').select('saved_at').eq('id', id).maybeSingle(),
  );
  return crawl !== null && crawl.saved_at !== null;
}

async function saveParts(
  { crawl, pages, findings }: CrawlToSave,
  begun: number | null,
  { onPart, onBegun }: SaveWatch,
): Promise<number> {
  const data = adminData();
  const parts = [
    ...slices(pages, pagesAtOnce).map((part) => ({ pages: part, findings: [] })),
    ...slices(findings, findingsAtOnce).map((part) => ({ pages: [], findings: part })),
  ];
  const all = parts.length + 1;
  onPart(0, all);
  const id = begun ?? unwrap(await data.rpc('begin_seo_crawl', crawl));
  onBegun(id);
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
