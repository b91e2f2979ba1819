import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createByteCache } from './byte-cache.ts';
import { isCompressible } from './content-type.ts';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** A body that is worth keeping, with its validator. */
export interface Content {
  body: Uint8Array<ArrayBuffer>;
  type: string;
  /** Names these bytes: becomes the ETag, and the key of the compressed forms. */
  hash: string;
}

/** Under this many bytes the encoding's own overhead eats the gain. */
const MIN_BYTES = 512;
const CACHE_BYTES = 64 * 1024 * 1024;
/** The best there is: what is compressed once is sent often. */
const BEST_BROTLI = 11;

// Workers have these two as well, and no `CompressionStream` of brotli.
const [brotliBytes, gzipBytes] = [promisify(brotliCompress), promisify(gzip)];

/** Compresses a content once for each encoding and keeps the result in memory. */
export interface Compressor {
  /** The best form the client accepts. */
  encode(
    content: Content,
    acceptEncoding: string | null,
  ): Promise<{ encoding: ContentEncoding; body: Uint8Array<ArrayBuffer> }>;
}

/**
 * @param options.cacheShare part of the usual memory for what is kept, 0 to 1
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
        body: await compressed.getOrLoad(key, () =>
          compress(content.body, encoding, brotliQuality),
        ),
      };
    },
  };
}

/** Brotli before gzip where both are welcome; a quality of 0 means refused. */
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

/** A buffer may be a piece of a larger one, which would be kept with it. */
function toBytes(buffer: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}

function isWorthIt({ body, type }: Content): boolean {
  return body.byteLength >= MIN_BYTES && isCompressible(type);
}
