import { describeError } from './describe-error.ts';
import { forwardedHeaders, returnedHeaders } from './forward-headers.ts';
import { limitBody } from './limit-body.ts';
import type { Backend, Client, Log } from './options.ts';
import { methodNotAllowed, respondJson, respondText } from './respond.ts';

export interface ForwardOptions {
  backend: Backend;
  log: Log;
  /** How long the backend may take until its headers are there, ms; default 30 000. */
  timeoutMs?: number;
}

/** Largest request body that is passed on, bytes. */
export const MAX_BODY_BYTES = 6 * 1024 * 1024;

/** What can go wrong on the way to the backend, as its clients read errors. */
const FAILURES = {
  'too-large': { status: 413, message: 'The request is larger than 6 MB.' },
  timeout: { status: 504, message: 'The service did not answer in time. Please try again.' },
  unreachable: { status: 502, message: 'The service cannot be reached. Please try again.' },
} as const;

type Failure = keyof typeof FAILURES;

/**
 * Passes requests for `/rest/v1`, `/auth/v1`, `/storage/v1` and `/functions/v1` on to the backend, embedded or over the
 * network, so that the browser knows one origin only. Bodies are streamed; cookies stay here.
 */
export function createForward({ backend, log, timeoutMs = 30_000 }: ForwardOptions) {
  const isEmbedded = backend.fetch !== undefined;
  const fetchBackend = backend.fetch ?? ((request: Request) => fetch(request));

  function fail(request: Request, failure: Failure, error?: unknown): Response {
    const { status, message } = FAILURES[failure];
    const { pathname } = new URL(request.url);
    log({
      level: failure === 'too-large' ? 'warn' : 'error',
      message: `backend request failed: ${failure}`,
      method: request.method,
      path: pathname,
      ...(error === undefined ? {} : { error: describeError(error) }),
    });
    return respondJson(status, { code: failure, message });
  }

  return async function forward(request: Request, client: Client): Promise<Response> {
    // PostgreSQL stores no NUL in text, and each interface of the backend would fail in its own way.
    if (request.url.includes('%00')) {
      return respondJson(400, { code: 'nul-in-address', message: 'An address cannot hold NUL.' });
    }
    // No request to the backend can have this method: it would look as if the backend failed.
    if (request.method === 'TRACE') return methodNotAllowed('GET, HEAD, POST, PUT, PATCH, DELETE');
    if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BODY_BYTES)
      return fail(request, 'too-large');
    const body = limitBody(request.body, MAX_BODY_BYTES);
    const timeout = new AbortController();
    const timer = setTimeout(
      () => timeout.abort(new DOMException('no answer', 'TimeoutError')),
      timeoutMs,
    );
    try {
      const outgoing = outgoingRequest(request, client, body.stream, timeout.signal);
      const response = await Promise.race([fetchBackend(outgoing), whenAborted(timeout.signal)]);
      if (body.isExceeded()) return fail(request, 'too-large');
      return new Response(response.body, {
        status: response.status,
        headers: returnedHeaders(response.headers, isEmbedded, isPublicFile(request)),
      });
    } catch (error) {
      if (body.isExceeded()) return fail(request, 'too-large');
      // Nobody reads this answer, and it is no failure of the backend.
      if (request.signal.aborted) return respondText(499, 'The client went away.');
      return fail(request, timeout.signal.aborted ? 'timeout' : 'unreachable', error);
    } finally {
      clearTimeout(timer);
    }
  };

  function outgoingRequest(
    request: Request,
    client: Client,
    body: ReadableStream<Uint8Array> | null,
    timeout: AbortSignal,
  ): Request {
    const { pathname, search } = new URL(request.url);
    const init: RequestInit & { duplex?: 'half' } = {
      method: request.method,
      headers: forwardedHeaders(request.headers, client),
      redirect: 'manual',
      signal: AbortSignal.any([timeout, request.signal]),
    };
    if (body) Object.assign(init, { body, duplex: 'half' });
    return new Request(backend.url + pathname + search, init);
  }
}

/** Pictures of posts, which feed readers show on pages of their own. */
function isPublicFile({ url }: Request): boolean {
  return new URL(url).pathname.startsWith('/storage/v1/object/public/');
}

/** An embedded stack may not look at its request's signal. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
