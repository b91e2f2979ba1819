import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, zstdCompress } from 'node:zlib';

const [brotli, zstd] = [promisify(brotliCompress), promisify(zstdCompress)];

/** The start of a `dcz` body (RFC 9842, section 5): a frame that decoders skip, with the hash of the dictionary. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);

/** Measured on a shell of 220 KB: 16 ms a file. Higher levels are not smaller. */
const ZSTD_LEVEL = 19;

/** A tenth of the time of the gateway's quality, and at most 8% larger. */
const BROTLI_QUALITY = 9;

/** A body in the content coding `dcz`: what a browser that has the dictionary needs to make the body. */
export async function compressDelta(body: Uint8Array, dictionary: Uint8Array): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL };
  const frame = await zstd(body, { dictionary, params });
  return Buffer.concat([MAGIC, createHash('sha256').update(dictionary).digest(), frame]);
}

/** About how many bytes everyone else gets. */
export async function brotliBytes(body: Uint8Array): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return (await brotli(body, { params })).byteLength;
}
