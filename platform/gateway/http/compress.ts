import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createByteCache } from './byte-cache.ts';
import { isCompressible } from './content-type.ts';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** A body that can be cached, with its validator. */
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

/** Compresses a content once for each encoding and keeps the result in memory. */
export interface Compressor {
  /** The best encoding that the client accepts. */
  encode(
    content: Content,
    acceptEncoding: string | null,
  ): Promise<{ encoding: ContentEncoding; body: Uint8Array<ArrayBuffer> }>;
}

/**
 * @param options.cacheShare share of the usual cache memory, 0 to 1
 * @param options.brotliQuality 0 to 11
 */
export function createCompressor({
  cacheShare = 1,
  brotliQuality = BEST_BROTLI,
}: { cacheShare?: number; brotliQuality?: number } = {}): Compressor {
  const compressed = createByteCache<Uint8Array<ArrayBuffer>>(
    CACHE_BYTES * cacheShare,
    (body) => body.byteLength,
  );
  return {
    async encode(content, acceptEncoding) {
      const encoding = isWorthIt(content) ? negotiateEncoding(acceptEncoding) : 'identity';
      if (encoding === 'identity') return { encoding, body: content.body };
      const key = `${encoding} ${content.type} ${content.hash}`;
      return {
        encoding,
        body: await compressed.forceFetch(key, {
          context: () => compress(content.body, encoding, brotliQuality),
        }),
      };
    },
  };
}

/** Brotli before gzip where the client accepts both; a quality of 0 refuses an encoding. */
export function negotiateEncoding(acceptEncoding: string | null): ContentEncoding {
  const qualities = new Map<string, number>();
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    if (name) qualities.set(name, quality ? Number(quality.slice(2)) || 0 : 1);
  }
  const accepts = (name: string): boolean => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

async function compress(
  body: Uint8Array<ArrayBuffer>,
  encoding: Exclude<ContentEncoding, 'identity'>,
  brotliQuality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return toBytes(await gzipBytes(body));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return toBytes(await brotliBytes(body, { params }));
}

/** Copies a buffer: it may be a view of a larger one, which the cache would keep alive. */
function toBytes(buffer: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}

function isWorthIt({ body, type }: Content): boolean {
  return body.byteLength >= MIN_BYTES && isCompressible(type);
}
