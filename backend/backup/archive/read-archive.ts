import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import { RestoreError } from '../backup-errors.ts';
import { AGE_SUFFIX, decrypted } from './age.ts';

/** One entry of an archive. */
export type ArchiveEntry =
  | { kind: 'folder'; name: string; mode: number }
  /** `content` has to be read before the next entry. */
  | {
      kind: 'file';
      name: string;
      mode: number;
      modified: Date;
      content: AsyncIterable<Uint8Array>;
    };

/**
 * SHA-256 of a stored file, hexadecimal, and its size in bytes.
 * @throws the operating system's error where it cannot be read
 */
export async function hashFile(path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    hash.update(chunk as Buffer);
    size += (chunk as Buffer).length;
  }
  return { size, sha256: hash.digest('hex') };
}

/**
 * Reads the entries of an archive of `writeArchive`, in order.
 * @param identities for an encrypted one, see `readIdentities`
 * @throws RestoreError where it cannot be decrypted, or holds an entry that no backup has
 */
export async function readArchive(
  path: string,
  identities: readonly string[],
  take: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  const stored = createReadStream(path, { highWaterMark: 1 << 20 });
  const isEncrypted = path.endsWith(AGE_SUFFIX);
  const compressed = isEncrypted ? await decrypted(stored, identities) : stored;
  const entries = extract();
  await Promise.all([
    pipeline(compressed, createZstdDecompress(), entries),
    (async () => {
      for await (const entry of entries) {
        const { name, mode, type, mtime } = entry.header;
        const path = safeName(name);
        const content = entry as AsyncIterable<Uint8Array>;
        if (type === 'directory') await take({ kind: 'folder', name: path, mode });
        else if (type === 'file')
          await take({ kind: 'file', name: path, mode, modified: mtime, content });
        else throw new RestoreError(`The backup holds a ${type} (${name}), which no backup has.`);
        entry.resume();
      }
    })(),
  ]);
}

/** @throws RestoreError for a path that leads out of the folder */
function safeName(name: string): string {
  const path = name.replace(/\/$/, '');
  const parts = path.split('/');
  if (path.includes('\\') || parts.some((part) => part === '' || part === '.' || part === '..')) {
    throw new RestoreError(`The backup holds a file outside of its folder: ${name}`);
  }
  return path;
}
