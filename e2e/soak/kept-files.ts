import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { familyOf } from '@talent/artifact/dictionary-match';

/** The frame in front of a `dcz` body. */
const HEAD_BYTES = 40;

/** Files that a visitor's browser keeps, the last version of each, and offers for the next. */
export interface KeptFiles {
  /** Headers of a request for a file. */
  headersFor(path: string): Record<string, string>;
  /** The bytes that an answer stands for. They are kept. */
  decode(path: string, answer: Response): Promise<Uint8Array<ArrayBuffer>>;
}

export function keepFiles(): KeptFiles {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const keyOf = (path: string) => familyOf(path.slice(path.lastIndexOf('/') + 1)) ?? path;
  return {
    headersFor(path) {
      const dictionary = kept.get(keyOf(path));
      if (dictionary === undefined) return { 'Accept-Encoding': 'br, dcz' };
      const hash = createHash('sha256').update(dictionary).digest('base64');
      return { 'Accept-Encoding': 'br, dcz', 'Available-Dictionary': `:${hash}:` };
    },
    async decode(path, answer) {
      const sent = new Uint8Array(await answer.arrayBuffer());
      const dictionary = kept.get(keyOf(path));
      const isDelta = answer.headers.get('Content-Encoding') === 'dcz';
      if (isDelta && dictionary === undefined)
        throw new Error('a delta for a browser without a dictionary');
      const body = isDelta
        ? new Uint8Array(zstdDecompressSync(sent.subarray(HEAD_BYTES), { dictionary }))
        : sent;
      kept.set(keyOf(path), body);
      return body;
    },
  };
}
