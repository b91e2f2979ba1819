import type { IncomingMessage, ServerResponse } from 'node:http';
import { createByteCache } from './byte-cache.ts';
import { isForwarded } from './forwarded-paths.ts';
import { isPreviewHost } from './preview-host.ts';
import { isPlainHost } from './plain-host.ts';

/** What of a request is looked at. */
export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Answers of the last moment, ready to be written again as they are. */
export interface KeptAnswers {
  /**
   * Writes the kept answer to a request; false, and nothing written, where there is none. The answer is written in a
   * microtask, because the parser may still refuse the bytes that came behind the request.
   */
  send(asked: Asked, outgoing: ServerResponse): boolean;
  /**
   * The kept answer as it stands on the wire, its status line first. A promise where one was kept that is too old:
   * it is made again, and null if it can be kept no longer. Null where none was kept.
   */
  wire(asked: Asked): Buffer | Promise<Buffer | null> | null;
  /** Asks for the answer to a request, and keeps it if everybody would get the same. */
  ask(asked: Asked, answer: () => Promise<Response>): Promise<Response>;
}

export interface KeptAnswersOptions {
  /** An answer is good while it is the same object; null: none is kept. */
  epoch: () => object | null;
  /** Makes the answer to a request that everybody gets. */
  make: (asked: Asked) => Promise<Response>;
  /** `Host` whose requests have answers of their own: the same addresses are others there. Null: none has. */
  previewHost?: string | null;
  /** How long a connection is kept for its next request, s: said in every answer on the wire. */
  keepAliveS?: number;
  /** ms that only go forward */
  clock?: () => number;
}

interface KeptAnswer {
  /** What it was made from: see `Gateway.epoch`. */
  epoch: object;
  /** Until then it is sent without asking, ms of `clock`. */
  until: number;
  status: number;
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[];
  /** Head and body in one: a socket takes them in one write. */
  wire: Buffer;
  body: Buffer;
}

/** So long an answer is not asked for again, ms: behind every answer the gateway looks whether its page is stale. */
const KEPT_MS = 1000;
const CACHE_BYTES = 32 * 1024 * 1024;
/** Larger ones are few, and gain nothing. */
const MAX_BYTES = 1024 * 1024;
/** Characters. Longer keys would take more memory than the answers, and only the answers' bytes are counted in full. */
const MAX_KEY_LENGTH = 1024;

/**
 * Headers that choose between answers that everybody gets: a document that a browser opens may be answered in a way
 * of its own.
 */
export const CHOOSING = ['sec-fetch-dest', 'accept-encoding'] as const;

/** Headers by which a request asks for an answer of its own. */
const PERSONAL = [
  'cookie',
  'authorization',
  'if-none-match',
  'if-modified-since',
  'range',
  // Node puts "100 Continue" into the middle of a pipelined answer that is ready too early.
  'expect',
] as const;

/**
 * Keeps answers in front of a gateway: most requests of visitors are for the same few pages and files, and making
 * the answer anew costs several times what writing it does.
 */
export function createKeptAnswers({
  epoch,
  make,
  previewHost = null,
  keepAliveS = 5,
  clock = () => performance.now(),
}: KeptAnswersOptions): KeptAnswers {
  const kept = createByteCache<KeptAnswer>(CACHE_BYTES, ({ wire }) => wire.byteLength + 1024);
  const making = new Map<string, Promise<Buffer | null>>();

  function isEverybodys({ method, url = '', headers }: Asked): boolean {
    if (method !== 'GET' || !url.startsWith('/') || isForwarded(url)) return false;
    if (!isPlainHost(headers.host) || isPreviewHost(headers.host, previewHost)) return false;
    const choosing = CHOOSING.reduce((sum, name) => sum + (headers[name]?.length ?? 0), url.length);
    return choosing <= MAX_KEY_LENGTH && PERSONAL.every((name) => headers[name] === undefined);
  }

  const isFresh = (answer: KeptAnswer): boolean =>
    answer.epoch === epoch() && answer.until > clock();

  async function ask(asked: Asked, answer: () => Promise<Response>): Promise<Response> {
    const before = epoch();
    const response = await answer();
    if (before === null || before !== epoch()) return response;
    if (!isEverybodys(asked) || !isKeepable(response)) return response;
    const body = Buffer.from(await response.arrayBuffer());
    const headers = [...response.headers].flat();
    const { status } = response;
    const head = headOf(response, keepAliveS);
    const wire = Buffer.concat([head, body]);
    kept.set(keyOf(asked), {
      ...{ epoch: before, until: clock() + KEPT_MS, status, headers },
      ...{ wire, body: wire.subarray(head.byteLength) },
    });
    return new Response(body, { status, headers: response.headers });
  }

  function makeAgain(asked: Asked, key: string): Promise<Buffer | null> {
    const running = making.get(key);
    if (running) return running;
    const made = ask(asked, () => make(asked))
      .then(() => {
        const answer = kept.get(key);
        return answer && isFresh(answer) ? answer.wire : null;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  return {
    send(asked, outgoing) {
      const answer = isEverybodys(asked) ? kept.get(keyOf(asked)) : undefined;
      if (!answer || !isFresh(answer)) return false;
      queueMicrotask(() => {
        outgoing.writeHead(answer.status, answer.headers);
        outgoing.end(answer.body);
      });
      return true;
    },
    wire(asked) {
      if (!isEverybodys(asked)) return null;
      const key = keyOf(asked);
      const answer = kept.get(key);
      if (!answer) return null;
      return isFresh(answer) ? answer.wire : makeAgain(asked, key);
    },
    ask,
  };
}

/** The lines before a body, as Node would write them. */
function headOf({ headers }: Response, keepAliveS: number): Buffer {
  const lines = [
    'HTTP/1.1 200 OK',
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
    `Date: ${new Date().toUTCString()}`,
    'Connection: keep-alive',
    `Keep-Alive: timeout=${keepAliveS}`,
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

/** The parts are separated by line ends, which none of them can hold: two different requests never share a key. */
function keyOf({ url = '', headers }: Asked): string {
  return CHOOSING.reduce((key, name) => `${key}\n${headers[name] ?? ''}`, url);
}

/** What a cache that all visitors share could keep as well, checking back or not. */
function isKeepable({ status, headers }: Response): boolean {
  if (status !== 200 || headers.has('Set-Cookie')) return false;
  if (/private|no-store/.test(headers.get('Cache-Control') ?? 'no-store')) return false;
  return Number(headers.get('Content-Length') ?? Infinity) <= MAX_BYTES;
}
