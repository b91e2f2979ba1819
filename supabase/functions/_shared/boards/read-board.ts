import { setTimeout as pause } from 'node:timers/promises';
import type { BoardKind } from '@talent/api/salary/posted-pay';
import type { DataClient } from '@talent/data/client';
import { z } from 'zod';
import {
  download,
  DownloadError,
  DOWNLOAD_LIMITS,
  type DownloadLimits,
} from '../market/download.ts';
import { BOARD_APIS } from './board-apis.ts';
import type { BoardPosting } from './board-posting.ts';
import { isAllowed, ROBOT } from './robots.ts';
import { toPostedRange, type LeftOut, type PostedRange } from './to-posted-range.ts';

/** A board with what is known of its last answer. */
export const boardSchema = z.object({
  id: z.int(),
  token: z.string(),
  country: z.enum(['US', 'CA']),
  etag: z.string().nullable(),
  last_modified: z.string().nullable(),
});
export type Board = Omit<z.output<typeof boardSchema>, 'id'>;

/** An answer of a board as `finish_board_fetch` takes it. */
export interface BoardReading {
  status: 'taken' | 'unchanged' | 'failed';
  /** What failed, in plain words. */
  note?: string;
  /** How long no board of the host may be asked. */
  wait_seconds?: number | null;
  postings?: number;
  etag?: string | null;
  last_modified?: string | null;
  ranges?: PostedRange[];
  /** How many postings are not kept, by the reason. */
  left_out?: Partial<Record<LeftOut, number>>;
}

export interface ReadOptions {
  limits?: DownloadLimits;
  /** Between two requests of a host. */
  wait?: (ms: number) => Promise<unknown>;
}

/** A large board with its texts has about 10 MB. */
export const BOARD_LIMITS: DownloadLimits = {
  ...DOWNLOAD_LIMITS,
  maxBytes: 30 * 1024 * 1024,
  headers: { Accept: 'application/json', 'User-Agent': `${ROBOT}/1.0` },
};

/** The pause between two requests of a host, ms. */
export const PAUSE_MS = 1000;
const MOST_POSTINGS = 5000;
const LONGEST_MS = 60_000;
const UNKNOWN = { etag: null, lastModified: null };

/**
 * Asks for the postings of a board, as far as its host allows robots, and reads their pay. Nothing of it is stored.
 * @param base address of the API, such as `https://api.lever.co`
 */
export async function readBoard(
  client: DataClient,
  { kind, base }: { kind: BoardKind; base: string },
  board: Board,
  { limits = BOARD_LIMITS, wait = pause }: ReadOptions = {},
): Promise<BoardReading> {
  const { path, pageSize, read } = BOARD_APIS[kind];
  const urlOf = (skip: number) =>
    new URL(base.replace(/\/$/, '') + path(encodeURIComponent(board.token), skip));
  const postings: BoardPosting[] = [];
  const endsAt = Date.now() + LONGEST_MS;
  let isHostSound = false;
  try {
    const { host, origin, pathname, search } = urlOf(0);
    if (!isAllowed(await rulesOf(client, origin, limits), pathname + search)) {
      return { status: 'failed', note: `${host} allows no robots there.` };
    }
    isHostSound = true;
    let known = { etag: board.etag, lastModified: board.last_modified };
    for (let skip = 0; ;) {
      const answer = await download(urlOf(skip).href, known, limits);
      if (answer.status === 'unchanged') return { status: 'unchanged' };
      const page = read(jsonOf(answer.bytes));
      postings.push(...page.postings);
      if (postings.length > MOST_POSTINGS || Date.now() > endsAt) {
        throw new DownloadError('refused', 'It has more than 5,000 postings, or takes a minute.');
      }
      if (pageSize === null || page.total < pageSize) {
        // That its first page has not changed says nothing of a board of several.
        const { etag, lastModified } = skip === 0 ? answer : UNKNOWN;
        return { status: 'taken', etag, last_modified: lastModified, ...rangesOf(postings, board) };
      }
      skip += page.total;
      known = UNKNOWN;
      await wait(PAUSE_MS);
    }
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error;
    // Its rules cannot be had, or it is busy: an hour, where the host does not say how long.
    const isBusy = !isHostSound || error.status === 429 || error.status === 503;
    const wait_seconds = error.retryAfter ?? (isBusy ? 3600 : null);
    return { status: 'failed', note: error.message, wait_seconds };
  }
}

function rangesOf(postings: readonly BoardPosting[], board: Board) {
  // A board that names a posting twice means one.
  const ranges = new Map<string, PostedRange>();
  const leftOut: Partial<Record<LeftOut, number>> = {};
  for (const posting of postings) {
    const range = toPostedRange(posting, board);
    if (typeof range === 'string') leftOut[range] = (leftOut[range] ?? 0) + 1;
    else ranges.set(range.posting, range);
  }
  return { postings: postings.length, ranges: [...ranges.values()], left_out: leftOut };
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new DownloadError('refused', 'The answer is not JSON.', { cause });
  }
}

/** The rules of a host, asked for once a day. A host without the file has none; one that fails or is busy is not asked. */
async function rulesOf(client: DataClient, origin: string, limits: DownloadLimits) {
  const { host } = new URL(origin);
  const files = client.from('robots_files');
  const { data: kept } = await files.select().eq('host', host).maybeSingle().throwOnError();
  if (kept !== null && Date.now() - Date.parse(kept.fetched_at) < 86_400_000) return kept.rules;
  let rules = '';
  try {
    const small = { ...limits, maxBytes: 500_000 };
    const file = await download(`${origin}/robots.txt`, UNKNOWN, small);
    if (file.status === 'sent') rules = new TextDecoder().decode(file.bytes).replaceAll('\0', '');
  } catch (error) {
    const status = error instanceof DownloadError ? (error.status ?? 0) : 0;
    if (status < 400 || status >= 500 || status === 429) throw error;
  }
  const row = { host, rules, fetched_at: new Date().toISOString() };
  await client.from('robots_files').upsert(row).throwOnError();
  return rules;
}
