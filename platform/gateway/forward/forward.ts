import { describeError } from '../log/describe-error.ts';
import { bodyLimitOf, MAX_BODY_BYTES, PLAIN_BODY_BYTES } from './body-limit.ts';
import { createForwardedCompressor } from './compress-forwarded.ts';
import { forwardedHeaders, isSharedAnswer, returnedHeaders } from './forward-headers.ts';
import { limitBody } from '../http/limited-body.ts';
import {
  createConcurrency,
  EMBEDDED_CONCURRENCY,
  HOSTED_CONCURRENCY,
  type ConcurrencyOptions,
} from './concurrency.ts';
import { readBodyFirst } from './read-body-first.ts';
import type { Backend } from '../http/backend.ts';
import type { Client } from '../http/client.ts';
import type { Log } from '../log/log.ts';
import { methodNotAllowed, respondJson, respondText } from '../http/respond.ts';

export interface ForwardOptions {
  backend: Backend;
  log: Log;
  /** Time until the backend has sent its headers, ms; default 30,000. */
  timeoutMs?: number;
  /** Time until a short body has arrived, ms; default 30,000. */
  bodyMs?: number;
  /** Concurrent requests to the backend; defaults for the embedded one and for a hosted project. */
  concurrency?: ConcurrencyOptions;
  proxies?: number;
  /** Whether answers are compressed here; default true. */
  compressesForwarded?: boolean;
}

/** Tells clients when to try again, s. */
const RETRY_AFTER = '2';

/** Shortest time between two log lines about refused requests, ms: a flood must not fill the log. */
const BUSY_LOG_MS = 10_000;

/** Failures on the way to the backend, in the format of its clients. */
const FAILURES = {
  'too-large': {
    status: 413,
    message: 'The request is larger than 64 KB, or with files than 6 MB.',
  },
  late: { status: 408, message: 'The request took too long to arrive. Try again.' },
  busy: { status: 503, message: 'The service is busy. Try again in a few seconds.' },
  timeout: { status: 504, message: 'The service did not answer in time. Try again.' },
  unreachable: { status: 502, message: 'The service cannot be reached. Try again.' },
} as const;

type Failure = keyof typeof FAILURES;

/**
 * Forwards `/rest/v1`, `/auth/v1`, `/storage/v1` and `/functions/v1` to the backend, embedded or over the network, so that
 * the browser needs a single origin. Cookies are not forwarded. A request takes one of the backend's places; short bodies
 * are read before that, long ones are streamed.
 */
export function createForward(options: ForwardOptions) {
  const { backend, log, timeoutMs = 30_000, bodyMs = 30_000, proxies = 0 } = options;
  const { compressesForwarded = true } = options;
  const compress = createForwardedCompressor(backend.publishableKey);
  const isEmbedded = backend.fetch !== undefined;
  const standard = isEmbedded ? EMBEDDED_CONCURRENCY : HOSTED_CONCURRENCY;
  const concurrency = createConcurrency(options.concurrency ?? standard, proxies);
  let busyLoggedAt = -Infinity;
  let refused = 0;
  const fetchBackend = backend.fetch ?? ((request: Request) => fetch(request));

  function fail(request: Request, failure: Failure, error?: unknown): Response {
    const { status, message } = FAILURES[failure];
    const { pathname } = new URL(request.url);
    log({
      level: status < 500 ? 'warn' : 'error',
      message: `backend request failed: ${failure}`,
      method: request.method,
      path: pathname,
      ...(error === undefined ? {} : { error: describeError(error) }),
    });
    return respondJson(status, { code: failure, message });
  }

  function logBusy(): void {
    refused += 1;
    if (performance.now() - busyLoggedAt < BUSY_LOG_MS) return;
    busyLoggedAt = performance.now();
    log({ level: 'warn', message: 'backend busy: requests were refused', refused });
    refused = 0;
  }

  return async function forward(request: Request, client: Client): Promise<Response> {
    // PostgreSQL cannot store NUL in text, and each interface of the backend would fail differently.
    if (request.url.includes('%00')) {
      return respondJson(400, { code: 'nul-in-address', message: 'An address cannot hold NUL.' });
    }
    // `fetch` cannot send this method, which would look like a failure of the backend.
    if (request.method === 'TRACE') return methodNotAllowed('GET, HEAD, POST, PUT, PATCH, DELETE');
    const most = bodyLimitOf(request, backend.publishableKey);
    if (Number(request.headers.get('Content-Length') ?? 0) > most)
      return fail(request, 'too-large');
    const read = await readBodyFirst(request, PLAIN_BODY_BYTES, bodyMs);
    if (read.status === 'long' && most === PLAIN_BODY_BYTES) {
      void read.body.cancel().catch(() => undefined);
      return fail(request, 'too-large');
    }
    if (read.status === 'late') return fail(request, 'late');
    if (read.status === 'gone') return clientGone();
    const place = await concurrency(request, client, read.status === 'long');
    if (place.status === 'gone') return clientGone();
    if (place.status === 'busy') {
      if (read.status === 'long') void read.body.cancel().catch(() => undefined);
      logBusy();
      const { status, message } = FAILURES.busy;
      return respondJson(status, { code: 'busy', message }, { 'Retry-After': RETRY_AFTER });
    }
    const body: OutgoingBody =
      read.status === 'long'
        ? limitBody(read.body, MAX_BODY_BYTES)
        : { content: read.body, isExceeded: () => false };
    return pass(request, client, body, place.free);
  };

  async function pass(
    request: Request,
    client: Client,
    body: OutgoingBody,
    free: () => void,
  ): Promise<Response> {
    const timeout = new AbortController();
    const timer = setTimeout(
      () => timeout.abort(new DOMException('no answer', 'TimeoutError')),
      timeoutMs,
    );
    const { signal } = timeout;
    const answering = Promise.race([
      Promise.resolve(outgoingRequest(request, client, body.content, signal)).then(fetchBackend),
      whenAborted(signal),
    ]);
    // The backend continues after the visitor has disconnected: the place is free when it has answered.
    const isOver = answering.then(
      (response) => (request.signal.aborted ? response.body?.cancel() : undefined),
      () => undefined,
    );
    void isOver
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(timer);
        free();
      });
    try {
      const response = await Promise.race([answering, whenAborted(request.signal)]);
      if (body.isExceeded()) return fail(request, 'too-large');
      const answer = new Response(response.body, {
        status: response.status,
        headers: returnedHeaders(response.headers, isEmbedded, isPublicFile(request)),
      });
      if (!compressesForwarded) return answer;
      return await compress(request, answer, isSharedAnswer(response.headers));
    } catch (error) {
      if (body.isExceeded()) return fail(request, 'too-large');
      if (request.signal.aborted) return clientGone();
      return fail(request, signal.aborted ? 'timeout' : 'unreachable', error);
    }
  }

  function outgoingRequest(
    request: Request,
    client: Client,
    body: OutgoingBody['content'],
    signal: AbortSignal,
  ): Request {
    const { pathname, search } = new URL(request.url);
    const init: RequestInit & { duplex?: 'half' } = {
      method: request.method,
      headers: forwardedHeaders(request.headers, client),
      redirect: 'manual',
      signal,
    };
    if (body) Object.assign(init, { body, duplex: 'half' });
    return new Request(backend.url + pathname + search, init);
  }
}

interface OutgoingBody {
  content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
  /** Whether the body exceeds the limit. */
  isExceeded(): boolean;
}

/** No one reads this answer, and the backend did not fail. */
function clientGone(): Response {
  return respondText(499, 'The client went away.');
}

/** Pictures of posts, which feed readers show on other sites. */
function isPublicFile({ url }: Request): boolean {
  return new URL(url).pathname.startsWith('/storage/v1/object/public/');
}

/** Rejects when the signal is aborted: an embedded stack may ignore the signal of its request. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
