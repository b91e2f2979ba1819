import { setTimeout as pause } from 'node:timers/promises';
import { readBoardUrls } from '@talent/api/market/market-urls';
import type { BoardKind } from '@talent/api/salary/posted-pay';
import type { DataClient } from '@talent/data/client';
import type { Json } from '@talent/data/types';
import { storableJson } from '@talent/protocol/text/storable-json';
import { z } from 'zod';
import type { FunctionContext } from '../context.ts';
import { malformedUrls } from '../market/refresh-market.ts';
import { boardSchema, PAUSE_MS, readBoard, type ReadOptions } from './read-board.ts';

export interface AskOptions extends ReadOptions {
  /** Addresses of the APIs. A kind without one is not asked. */
  urls: ReadonlyMap<BoardKind, string>;
  /** The one board to ask, due or not. */
  boardId?: number;
  /** A person has looked at an answer with far fewer postings. */
  acceptsLoss?: boolean;
}

/** Time for a run, ms: with the board that is read at its end, two minutes at most, it is below the five minutes of a schedule. */
const LONGEST_RUN_MS = 150_000;

const outcomeSchema = z.object({
  status: z.enum(['taken', 'unchanged', 'shrunk', 'failed']),
  seen: z.int(),
  closed: z.int(),
  note: z.string(),
});

/** What came of asking a board; `name` is such as `lever/acme`. */
export type BoardOutcome = z.output<typeof outcomeSchema> & { name: string };

/**
 * Asks the boards that are due, one request at a time of each host, and stores the pay ranges of their postings. A board that
 * fails changes nothing and is asked again after a pause; a host that asks to be left alone is.
 * @param client acts as the service role
 * @throws when the database does not answer
 */
export async function askBoards(client: DataClient, options: AskOptions): Promise<BoardOutcome[]> {
  const hosts = Map.groupBy(options.urls, ([, url]) => new URL(url).host);
  const endsAt = Date.now() + LONGEST_RUN_MS;
  const asked = [...hosts.values()].map(async (apis) => {
    const outcomes: BoardOutcome[] = [];
    for (const [kind, base] of apis) {
      let outcome: BoardOutcome | null = null;
      do {
        outcome = await askNext(client, { kind, base }, options);
        if (outcome !== null) outcomes.push(outcome);
      } while (outcome !== null && options.boardId === undefined && Date.now() < endsAt);
    }
    return outcomes;
  });
  return (await Promise.all(asked)).flat();
}

/** Null where no board is due, and for one that was removed in the meantime. */
async function askNext(
  client: DataClient,
  api: { kind: BoardKind; base: string },
  options: AskOptions,
): Promise<BoardOutcome | null> {
  const { boardId: board_id, acceptsLoss = false, wait = pause } = options;
  const next = { kind: api.kind, ...(board_id !== undefined && { board_id }) };
  const { data: begun } = await client.rpc('begin_board_fetch', next).throwOnError();
  if (begun === null) return null;
  const board = boardSchema.parse(begun);
  const reading = { ...(await readBoard(client, api, board, options)), accepts_loss: acceptsLoss };
  const answer: Json = JSON.parse(storableJson(JSON.stringify(reading)));
  const end = { board_id: board.id, answer };
  const { data } = await client.rpc('finish_board_fetch', end).throwOnError();
  await wait(PAUSE_MS);
  const outcome = outcomeSchema.nullable().parse(data);
  return outcome && { name: `${api.kind}/${board.token}`, ...outcome };
}

/**
 * Asks the boards that are due, at the addresses of the settings. Failures and shrunken answers are logged.
 * @throws SettingError
 */
export async function runBoards({ data, settings, log }: FunctionContext): Promise<void> {
  const urls = readBoardUrls(settings['MARKET_URLS'] ?? '');
  if (urls === undefined) throw malformedUrls();
  for (const { name, status, note } of await askBoards(data, { urls })) {
    if (status === 'failed' || status === 'shrunk') log(`Job board ${name}: ${status}. ${note}`);
  }
}
