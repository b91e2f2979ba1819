import { type Compressor, type Content, type EncodedBody, isCompressible } from './compress.ts';

export interface Sending {
  status?: number;
  headers: Readonly<Record<string, string>>;
  /** Whether the answer has an ETag and may be a 304; default true. */
  validate?: boolean;
  /** Sent instead of the best encoding that the client accepts; null or absent: none. */
  delta?: EncodedBody | null;
}

/** Cloudflare compresses a body again unless it is told that it is encoded; Node ignores it. */
interface EncodedResponseInit extends ResponseInit {
  encodeBody: 'automatic' | 'manual';
}

/** Answers GET or HEAD with a content, in the best encoding that the client accepts, or with 304. */
export async function respond(
  request: Request,
  content: Content,
  { status = 200, headers: extra, validate = true, delta = null }: Sending,
  compressor: Compressor,
): Promise<Response> {
  const accepted = request.headers.get('Accept-Encoding');
  const { encoding, body, tag } = delta ?? (await compressor.encode(content, accepted));
  const headers = new Headers(extra);
  headers.set('Content-Type', content.type);
  if (isCompressible(content.type)) headers.append('Vary', 'Accept-Encoding');
  if (validate) {
    const etag = `"${content.hash}${tag && `-${tag}`}"`;
    headers.set('ETag', etag);
    if (isUnchanged(request.headers.get('If-None-Match'), etag)) {
      headers.delete('Content-Type');
      return new Response(null, { status: 304, headers });
    }
  }
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.byteLength));
  const encodeBody = encoding === 'identity' ? 'automatic' : 'manual';
  const init: EncodedResponseInit = { status, headers, encodeBody };
  return new Response(request.method === 'HEAD' ? null : body, init);
}

/** Compares weakly, as RFC 9110 asks for this header: a cache on the way may have weakened the tag. */
function isUnchanged(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

type ExtraHeaders = Record<string, string>;

export function respondText(status: number, text: string, headers: ExtraHeaders = {}): Response {
  return uncached(status, `${text}\n`, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
}

export function respondJson(status: number, value: unknown, headers: ExtraHeaders = {}): Response {
  const type = 'application/json; charset=utf-8';
  return uncached(status, JSON.stringify(value), { 'Content-Type': type, ...headers });
}

export function respondEmpty(status: number, headers: ExtraHeaders = {}): Response {
  return uncached(status, null, headers);
}

function uncached(status: number, body: string | null, headers: ExtraHeaders): Response {
  return new Response(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** Refuses a method, and names those that the path supports. */
export function methodNotAllowed(allow: string): Response {
  return respondText(405, `Method not allowed. Use ${allow}.`, { Allow: allow });
}

export function isRead(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

export function nothingCollected(): Response {
  return respondJson(404, { code: 'NOT_FOUND', message: 'Nothing is collected.' });
}
