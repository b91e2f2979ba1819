import { whenAborted } from '../http/backend.ts';
import { describeError } from '../log/log.ts';
import { createForwardedCompressor, namesSender } from './compress-forwarded.ts';
import { forwardedHeaders, isSharedAnswer, returnedHeaders } from './forward-headers.ts';
import { createConcurrency, EMBEDDED_CONCURRENCY, HOSTED_CONCURRENCY } from './concurrency.ts';
import { readBodyFirst } from './read-body-first.ts';
import { createSpool } from './spool.ts';
import type { GatewayOptions } from '../options.ts';
import { type Client, visitorKey } from '../http/client.ts';
import { methodNotAllowed, respondJson, respondText } from '../http/respond.ts';

/** Tells clients when to try again, s. */
const RETRY_AFTER = '2';

/** Shortest time between two log lines about refused requests, ms: a flood must not fill the log. */
const BUSY_LOG_MS = 10_000;

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

type ForwardOptions = Pick<
  GatewayOptions,
  'backend' | 'log' | 'cacheShare' | 'concurrency' | 'proxies' | 'compressesForwarded'
>;

/**
 * Forwards `/rest/v1`, `/auth/v1`, `/storage/v1` and `/functions/v1` to the backend, embedded or over the network, so that
 * the browser needs a single origin. Cookies are not forwarded. A request takes one of the backend's places when its body is
 * complete, so that nobody keeps others waiting by sending slowly.
 */
export function createForward(
  options: ForwardOptions & {
    /** Time until the backend has sent its headers, ms; default 30,000. */
    timeoutMs?: number;
    /** Time until a short body has arrived, ms; default 30,000. */
    bodyMs?: number;
    /** Time until the next 64 KB of a long body have arrived, ms; default 10,000. */
    stepMs?: number;
  },
) {
  const { backend, log, timeoutMs = 30_000, bodyMs = 30_000, proxies = 0 } = options;
  const { compressesForwarded = true } = options;
  const compress = createForwardedCompressor(backend.publishableKey);
  const isEmbedded = backend.fetch !== undefined;
  const standard = isEmbedded ? EMBEDDED_CONCURRENCY : HOSTED_CONCURRENCY;
  const concurrency = createConcurrency(options.concurrency ?? standard);
  const spool = createSpool({
    maxBytes: MAX_BODY_BYTES,
    share: options.cacheShare,
    stepMs: options.stepMs,
  });
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

  function busy(): Response {
    refused += 1;
    if (performance.now() - busyLoggedAt >= BUSY_LOG_MS) {
      busyLoggedAt = performance.now();
      log({ level: 'warn', message: 'backend busy: requests were refused', refused });
      refused = 0;
    }
    const { status, message } = FAILURES.busy;
    return respondJson(status, { code: 'busy', message }, { 'Retry-After': RETRY_AFTER });
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
    const visitor = visitorKey(request, client, proxies);
    const isLong = read.status === 'long';
    const body =
      read.status === 'long' ? await spool.read(read.body, visitor) : { free() {}, ...read };
    if (body.status === 'gone') return clientGone();
    if (body.status === 'busy') return busy();
    if (body.status !== 'whole') return fail(request, body.status);
    const place = await concurrency(visitor, isLong, request.signal);
    if (place.status !== 'taken') body.free();
    if (place.status === 'gone') return clientGone();
    if (place.status === 'busy') return busy();
    return pass(request, client, body.body, () => {
      place.free();
      body.free();
    });
  };

  async function pass(
    request: Request,
    client: Client,
    body: Body,
    free: () => void,
  ): Promise<Response> {
    const timeout = new AbortController();
    const timer = setTimeout(
      () => timeout.abort(new DOMException('no answer', 'TimeoutError')),
      timeoutMs,
    );
    const { signal } = timeout;
    const answering = Promise.race([
      Promise.resolve(outgoingRequest(request, client, body, signal)).then(fetchBackend),
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
      const answer = new Response(response.body, {
        status: response.status,
        headers: returnedHeaders(response.headers, isEmbedded, isPublicFile(request)),
      });
      if (!compressesForwarded) return answer;
      return await compress(request, answer, isSharedAnswer(response.headers));
    } catch (error) {
      if (request.signal.aborted) return clientGone();
      return fail(request, signal.aborted ? 'timeout' : 'unreachable', error);
    }
  }

  function outgoingRequest(
    request: Request,
    client: Client,
    body: Body,
    signal: AbortSignal,
  ): Request {
    const { pathname, search } = new URL(request.url);
    const init: RequestInit = {
      method: request.method,
      headers: forwardedHeaders(request.headers, client),
      redirect: 'manual',
      signal,
    };
    return new Request(backend.url + pathname + search, body ? { ...init, body } : init);
  }
}

type Body = Uint8Array<ArrayBuffer> | null;

/** No one reads this answer, and the backend did not fail. */
function clientGone(): Response {
  return respondText(499, 'The client went away.');
}

function isPublicFile({ url }: Request): boolean {
  return new URL(url).pathname.startsWith('/storage/v1/object/public/');
}

/** Largest body of an upload, and of a request that names its sender, bytes. */
const MAX_BODY_BYTES = 6 * 1024 * 1024;

/** Largest body of every other request, bytes: those of visitors are far smaller. */
const PLAIN_BODY_BYTES = 64 * 1024;

/** Largest forwarded body, bytes. The backend checks the key or token of a large one before it parses it. */
function bodyLimitOf(request: Request, publishableKey: string): number {
  const { pathname } = new URL(request.url);
  const isForm = /^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '');
  const isUpload = isForm && pathname.startsWith('/functions/');
  return isUpload || namesSender(request, publishableKey) ? MAX_BODY_BYTES : PLAIN_BODY_BYTES;
}
