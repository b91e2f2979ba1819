import type { IncomingMessage, ServerResponse } from 'node:http';
import { createByteCache } from '../http/byte-cache.ts';
import { isForwarded } from '../http/forwarded-paths.ts';
import { BROWSER_HEADER, refusesHashedScripts } from '../http/integrity-policy.ts';
import { isPlainHost } from './plain-host.ts';

export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'> &
  Partial<Pick<IncomingMessage, 'headersDistinct'>>;

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

interface KeptAnswersOptions {
  /** Kept answers stay valid while this returns the same object; null: none is kept. */
  epoch: () => object | null;
  /** Counts of the answers to a URL, see `Gateway.trialsOf`. */
  trialsOf?: (url: string) => { trials: number } | null;
  make: (asked: Asked) => Promise<Response>;
  /** `Host` of previews, whose answers are never kept; null: there are no previews on a host of their own. */
  previewHost?: string | null;
  /** Monotonic clock, ms. */
  clock?: () => number;
}

interface KeptAnswer {
  /** The epoch it was made in: see `Gateway.epoch`. */
  epoch: object;
  /** Sent without asking the gateway until then, ms of `clock`. */
  until: number;
  status: number;
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[];
  /** Head and body together, for a single write to the socket. */
  wire: Buffer;
  body: Buffer;
  /** Counts each time that it is sent again; null: nobody counts. */
  trials: { trials: number } | null;
}

/** Keep-alive timeout that every kept answer announces, s. */
const KEEP_ALIVE_S = 5;
/** How long an answer is kept, ms. The gateway is asked again after it, because only then it checks for stale pages. */
const KEPT_MS = 1000;
const CACHE_BYTES = 32 * 1024 * 1024;
/** Larger answers are rare, and keeping them gains nothing. */
const MAX_BYTES = 1024 * 1024;
/** Characters. The cache counts the bytes of answers only, so keys must stay small beside them. */
const MAX_KEY_LENGTH = 1024;

/** Headers that select one of several public answers. */
export const SELECTING_HEADERS = [
  'sec-fetch-dest',
  'accept-encoding',
  'available-dictionary',
] as const;

/** Headers that ask for an answer of one's own. */
const PERSONAL_HEADERS = [
  'cookie',
  'authorization',
  'if-none-match',
  'if-modified-since',
  'range',
  // Node would write "100 Continue" into the middle of a pipelined answer that is ready too early.
  'expect',
] as const;

/** A short-lived cache of complete answers: making one costs several times what writing it does. */
export function createKeptAnswers({
  epoch,
  trialsOf = () => null,
  make,
  previewHost = null,
  clock = () => performance.now(),
}: KeptAnswersOptions) {
  const kept = createByteCache<KeptAnswer>(CACHE_BYTES, ({ wire }) => wire.byteLength + 1024);
  const making = new Map<string, Promise<Buffer | null>>();

  function isPublic({ method, url = '', headers, headersDistinct }: Asked): boolean {
    if (method !== 'GET' || !url.startsWith('/') || isForwarded(url)) return false;
    if (!isPlainHost(headers.host) || headers.host === previewHost) return false;
    // Node knows the first of them only, and the gateway all.
    if ((headersDistinct?.[BROWSER_HEADER]?.length ?? 0) > 1) return false;
    const length = SELECTING_HEADERS.reduce(
      (sum, name) => sum + (headers[name]?.length ?? 0),
      url.length,
    );
    return (
      length <= MAX_KEY_LENGTH && PERSONAL_HEADERS.every((name) => headers[name] === undefined)
    );
  }

  const isFresh = (answer: KeptAnswer): boolean =>
    answer.epoch === epoch() && answer.until > clock();

  /** Makes the answer to a request, and keeps it if everyone would get the same. */
  async function ask(asked: Asked, answer: () => Promise<Response>): Promise<Response> {
    const started = epoch();
    const response = await answer();
    if (started === null || started !== epoch()) return response;
    if (!isPublic(asked) || !isKeepable(response)) return response;
    const made = Buffer.from(await response.arrayBuffer());
    const headers = [...response.headers].flat();
    const { status } = response;
    const head = headOf(response);
    const wire = Buffer.concat([head, made]);
    const body = wire.subarray(head.byteLength);
    const until = clock() + KEPT_MS;
    const trials = trialsOf(asked.url ?? '/');
    kept.set(keyOf(asked), { epoch: started, until, status, headers, wire, body, trials });
    return new Response(made, { status, headers: response.headers });
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
    /** Writes the kept answer; false: there is none. In a microtask: the parser may still refuse the bytes behind the request. */
    send(asked: Asked, outgoing: ServerResponse): boolean {
      const answer = isPublic(asked) ? kept.get(keyOf(asked)) : undefined;
      if (!answer || !isFresh(answer)) return false;
      if (answer.trials !== null) answer.trials.trials += 1;
      queueMicrotask(() => {
        outgoing.writeHead(answer.status, answer.headers);
        outgoing.end(answer.body);
      });
      return true;
    },
    /** The kept answer as bytes, or null. A promise where it is too old: it is made again, and null if it may not be kept. */
    wire(asked: Asked): Buffer | Promise<Buffer | null> | null {
      if (!isPublic(asked)) return null;
      const key = keyOf(asked);
      const answer = kept.get(key);
      if (!answer) return null;
      if (!isFresh(answer)) return makeAgain(asked, key);
      if (answer.trials !== null) answer.trials.trials += 1;
      return answer.wire;
    },
    ask,
  };
}

/** The response head as Node would write it. */
function headOf({ headers }: Response): Buffer {
  const lines = [
    'HTTP/1.1 200 OK',
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
    `Date: ${new Date().toUTCString()}`,
    'Connection: keep-alive',
    `Keep-Alive: timeout=${KEEP_ALIVE_S}`,
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

/** Joined by line ends, which no part can hold, so that two different requests never share a key. */
function keyOf({ url = '', headers }: Asked): string {
  const start = refusesHashedScripts(headers[BROWSER_HEADER] ?? '') ? `${url}\nno policy` : url;
  return SELECTING_HEADERS.reduce((key, name) => `${key}\n${headers[name] ?? ''}`, start);
}

/** Whether a shared cache could store the answer too. */
function isKeepable({ status, headers }: Response): boolean {
  if (status !== 200 || headers.has('Set-Cookie')) return false;
  if (/private|no-store/.test(headers.get('Cache-Control') ?? 'no-store')) return false;
  return Number(headers.get('Content-Length') ?? Infinity) <= MAX_BYTES;
}
