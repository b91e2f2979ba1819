import type { IncomingMessage, ServerResponse } from 'node:http';
import { createByteCache } from './byte-cache.ts';
import { isForwarded } from './forwarded-paths.ts';

/** Answers of the last moment, ready to be written again as they are. */
export interface KeptAnswers {
  /** Writes the kept answer to a request; false, and nothing written, where there is none. */
  send(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /** Asks for the answer to a request, and keeps it if everybody would get the same. */
  ask(incoming: IncomingMessage, answer: () => Promise<Response>): Promise<Response>;
}

interface KeptAnswer {
  /** What it was made from: see `Gateway.epoch`. */
  epoch: object;
  /** Until then it is sent without asking, ms of `clock`. */
  until: number;
  status: number;
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[];
  body: Buffer;
}

/** So long an answer is not asked for again, ms: behind every answer the gateway looks whether its page is stale. */
const KEPT_MS = 1000;
const CACHE_BYTES = 32 * 1024 * 1024;
/** Larger ones are few, and gain nothing. */
const MAX_BYTES = 1024 * 1024;

/** Headers by which a request asks for an answer of its own. */
const PERSONAL = [
  'cookie',
  'authorization',
  'if-none-match',
  'if-modified-since',
  'range',
] as const;

/**
 * Keeps answers in front of a gateway: most requests of visitors are for the same few pages and files, and making
 * the answer anew costs several times what writing it does.
 *
 * @param epoch an answer is good while it is the same object; null: none is kept
 * @param clock ms that only go forward
 */
export function createKeptAnswers(
  epoch: () => object | null,
  clock: () => number = () => performance.now(),
): KeptAnswers {
  const kept = createByteCache<KeptAnswer>(CACHE_BYTES, ({ body }) => body.byteLength + 1024);

  return {
    send(incoming, outgoing) {
      const answer = isEverybodys(incoming) ? kept.get(keyOf(incoming)) : undefined;
      if (!answer || answer.epoch !== epoch() || answer.until <= clock()) return false;
      outgoing.writeHead(answer.status, answer.headers);
      outgoing.end(answer.body);
      return true;
    },
    async ask(incoming, answer) {
      const before = epoch();
      const response = await answer();
      if (before === null || before !== epoch()) return response;
      if (!isEverybodys(incoming) || !isKeepable(response)) return response;
      const body = Buffer.from(await response.arrayBuffer());
      const headers = [...response.headers].flat();
      const { status } = response;
      kept.set(keyOf(incoming), { epoch: before, until: clock() + KEPT_MS, status, headers, body });
      return new Response(body, { status, headers: response.headers });
    },
  };
}

function isEverybodys({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' || isForwarded(url)) return false;
  return PERSONAL.every((name) => headers[name] === undefined);
}

function keyOf({ url = '', headers }: IncomingMessage): string {
  // A document that a browser opens may be answered in a way of its own.
  return `${url} ${headers['sec-fetch-dest'] ?? ''} ${headers['accept-encoding'] ?? ''}`;
}

/** What a cache that all visitors share could keep as well, checking back or not. */
function isKeepable({ status, headers }: Response): boolean {
  if (status !== 200 || headers.has('Set-Cookie')) return false;
  if (/private|no-store/.test(headers.get('Cache-Control') ?? 'no-store')) return false;
  return Number(headers.get('Content-Length') ?? Infinity) <= MAX_BYTES;
}
