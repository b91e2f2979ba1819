import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createByteCache } from './byte-cache.ts';
import { getMimeType } from 'hono/utils/mime';

type ContentEncoding = 'br' | 'gzip' | 'identity';

export interface EncodedBody {
  encoding: ContentEncoding | 'dcz';
  body: Uint8Array<ArrayBuffer>;
  /** End of the ETag: tells the encoded bodies of a content apart. Empty for the content itself. */
  tag: string;
}

export interface Content {
  body: Uint8Array<ArrayBuffer>;
  type: string;
  /** Identifies these bytes: the base of the ETag, and the cache key of the compressed forms. */
  hash: string;
}

/** Below this size compression does not pay. */
const MIN_BYTES = 512;
const CACHE_BYTES = 64 * 1024 * 1024;
/** The highest quality: a body is compressed once and sent often. */
const BEST_BROTLI = 11;

// Workers have these two functions, but no brotli in `CompressionStream`.
const [brotliBytes, gzipBytes] = [promisify(brotliCompress), promisify(gzip)];

export type Compressor = ReturnType<typeof createCompressor>;

/** Compresses a content once for each encoding and keeps it. `cacheShare`: of the usual memory, 0 to 1; `brotliQuality`: 0 to 11. */
export function createCompressor({
  cacheShare = 1,
  brotliQuality = BEST_BROTLI,
}: { cacheShare?: number; brotliQuality?: number } = {}) {
  const compressed = createByteCache<Uint8Array<ArrayBuffer>>(
    CACHE_BYTES * cacheShare,
    (body) => body.byteLength,
  );
  return {
    async encode(content: Content, acceptEncoding: string | null): Promise<EncodedBody> {
      const isWorthIt = content.body.byteLength >= MIN_BYTES && isCompressible(content.type);
      const encoding = isWorthIt ? negotiateEncoding(acceptEncoding) : 'identity';
      if (encoding === 'identity') return { encoding, body: content.body, tag: '' };
      const key = `${encoding} ${content.type} ${content.hash}`;
      const context = () => compress(content.body, encoding, brotliQuality);
      return { encoding, body: await compressed.forceFetch(key, { context }), tag: encoding };
    },
  };
}

/** Brotli before gzip; a quality of 0 refuses an encoding. No zstd: our files would be 4% to 10% larger than with brotli. */
export function negotiateEncoding(acceptEncoding: string | null): ContentEncoding {
  const qualities = encodingQualities(acceptEncoding);
  const accepts = (name: string): boolean => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

export function encodingQualities(acceptEncoding: string | null): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    if (name) qualities.set(name, quality ? Number(quality.slice(2)) || 0 : 1);
  }
  return qualities;
}

async function compress(
  body: Uint8Array<ArrayBuffer>,
  encoding: Exclude<ContentEncoding, 'identity'>,
  brotliQuality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  const buffer = await (encoding === 'gzip' ? gzipBytes(body) : brotliBytes(body, { params }));
  // A copy: the buffer may be a view of a larger one, which the cache would keep alive.
  return new Uint8Array(buffer);
}

/** Media type of a file by its extension; browsers never interpret an unknown one. */
export function contentTypeOf(file: string): string {
  const type = getMimeType(file) ?? 'application/octet-stream';
  return type.endsWith('json') ? `${type}; charset=utf-8` : type;
}

/** Whether compressing the type saves anything; images and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|^application\/(json|xml|wasm|manifest\+json)|\+xml/.test(type);
}
