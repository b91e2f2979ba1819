import { Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { negotiateEncoding, isCompressible } from '../http/compress.ts';
import { readStart } from './read-body-first.ts';

/** Below this size compression does not pay, bytes. */
const MIN_BYTES = 1024;
/** Announced lengths above this are sent as they are: one answer must not occupy the processor for long. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Answers that are compressed at the same time; more are sent as they are. */
const MAX_AT_ONCE = 16;
/** Fast qualities: each answer is sent once. With the usual window of 4 MB brotli would read megabytes before its first byte. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
const GZIP = { level: 5 };

/** Answers of `/auth/v1` carry tokens: compressed with a text of the visitor, their length tells whether both are alike (BREACH). */
const OPEN_PATHS = ['/rest/v1/', '/functions/v1/', '/storage/v1/object/public/'];

type Encoding = 'br' | 'gzip';

/**
 * Compresses answers of the backend on their way. Only answers to GET that hold nobody's secrets are: public ones, asked
 * for with the publishable key alone, and those that a function marks as shared. Errors repeat the request, and `no-store`
 * marks what concerns one person.
 * @param publishableKey of the backend, which every visitor has
 */
export function createForwardedCompressor(publishableKey: string) {
  let running = 0;

  function encoded(body: ReadableStream<Uint8Array>, encoding: Encoding) {
    const coder = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP);
    running += 1;
    // After the last byte, after an error of the backend, and when the visitor leaves.
    coder.once('close', () => (running -= 1));
    return body.pipeThrough(throughNode(coder));
  }

  /** @param isShared every visitor who may read the answer gets the same */
  return async function compressForwarded(
    request: Request,
    response: Response,
    isShared: boolean,
  ): Promise<Response> {
    if (!mayBeCompressed(request, response, isShared, publishableKey)) return response;
    const { status, body } = response;
    const headers = new Headers(response.headers);
    headers.append('Vary', 'Accept-Encoding');
    const encoding = negotiateEncoding(request.headers.get('Accept-Encoding'));
    const length = headers.get('Content-Length');
    const isOut = length !== null && (Number(length) < MIN_BYTES || Number(length) > MAX_BYTES);
    if (encoding === 'identity' || body === null || isOut || running >= MAX_AT_ONCE) {
      return new Response(body, { status, headers });
    }
    // An answer without an announced length may be short.
    const start = await readStart(body, MIN_BYTES - 1);
    if (start.isWhole) return new Response(start.bytes, { status, headers });
    headers.delete('Content-Length');
    headers.delete('Accept-Ranges');
    headers.set('Content-Encoding', encoding);
    const etag = headers.get('ETag');
    // The bytes are others than the backend named.
    if (etag !== null && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`);
    return new Response(encoded(start.body, encoding), { status, headers });
  };
}

function mayBeCompressed(
  request: Request,
  { status, headers }: Response,
  isShared: boolean,
  publishableKey: string,
): boolean {
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' || !OPEN_PATHS.some((path) => pathname.startsWith(path))) {
    return false;
  }
  if (status < 200 || status > 299 || status === 204 || status === 205) return false;
  if (!isShared && namesSender(request, publishableKey)) return false;
  const type = headers.get('Content-Type') ?? '';
  // The page of a function holds the token of its link, and events are to arrive one by one.
  if (headers.has('Content-Security-Policy') || type.startsWith('text/event-stream')) return false;
  const isPart = request.headers.has('Range') || headers.get('Content-Range')?.startsWith('bytes');
  const refused = /\bno-(store|transform)\b/i.test(headers.get('Cache-Control') ?? '');
  return isCompressible(type) && !headers.has('Content-Encoding') && !isPart && !refused;
}

/** Whether a request has a key or token beyond the one that every visitor has. */
export function namesSender({ headers }: Request, publishableKey: string): boolean {
  const bearer = (headers.get('Authorization') ?? '').replace(/^Bearer /i, '');
  return [headers.get('apikey') ?? '', bearer].some((key) => key !== '' && key !== publishableKey);
}

/** Node's types of web streams are not those of the platform. */
function throughNode(coder: Duplex): ReadableWritablePair<Uint8Array, Uint8Array> {
  return Duplex.toWeb(coder) as ReadableWritablePair<Uint8Array, Uint8Array>;
}
