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

/** Compresses a content once for each encoding and keeps the result in memory. */
export interface Compressor {
  /** The best form the client accepts. */
  encode(
    content: Content,
    acceptEncoding: string | null,
  ): Promise<{ encoding: ContentEncoding; body: Uint8Array<ArrayBuffer> }>;
}

export function createCompressor(maxBytes: number = CACHE_BYTES): Compressor {
  const compressed = createByteCache<Uint8Array<ArrayBuffer>>(maxBytes, (body) => body.byteLength);
  return {
    async encode(content, acceptEncoding) {
      const encoding = isWorthIt(content) ? negotiateEncoding(acceptEncoding) : 'identity';
      if (encoding === 'identity') return { encoding, body: content.body };
      const key = `${encoding} ${content.type} ${content.hash}`;
      return {
        encoding,
        body: await compressed.getOrLoad(key, () => compress(content.body, encoding)),
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
  if (accepts('br') && SUPPORTS_BROTLI) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

function createStream(format: 'brotli' | 'gzip'): CompressionStream | null {
  try {
    // The DOM's types do not know brotli yet; a runtime without it throws.
    return new CompressionStream(format as CompressionFormat);
  } catch {
    return null;
  }
}

/** Node has it; Cloudflare Workers do not, and compress with it at their edge. */
const SUPPORTS_BROTLI = createStream('brotli') !== null;

async function compress(
  body: Uint8Array<ArrayBuffer>,
  encoding: Exclude<ContentEncoding, 'identity'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = createStream(encoding === 'br' ? 'brotli' : 'gzip');
  if (!stream) return body;
  const compressed = new Blob([body]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

function isWorthIt({ body, type }: Content): boolean {
  return body.byteLength >= MIN_BYTES && isCompressible(type);
}
