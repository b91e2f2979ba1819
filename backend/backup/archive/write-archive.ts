import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { encrypted } from './age.ts';

/** Facts of a finished archive. */
export interface ArchiveFacts {
  /** Size of the stored file, bytes. */
  size: number;
  /** Hash of the stored file, hexadecimal. */
  sha256: string;
  /** Number of files in it. */
  files: number;
  /** Size of their content, bytes. */
  content: number;
}

/** Adds files to an archive, one after the other. */
export interface ArchiveWriter {
  folder(name: string, mode: number): Promise<void>;
  /** `chunks` have `size` bytes in total. */
  file(
    entry: { name: string; mode: number; size: number; modified: Date },
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<void>;
}

/**
 * Writes a tar archive, compressed with zstd and encrypted for the recipients, if any, and flushes it. A failure leaves a partial
 * file: the caller deletes the folder.
 */
export async function writeArchive(
  path: string,
  recipients: readonly string[],
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<ArchiveFacts> {
  const tar = pack();
  const compressed = createZstdCompress();
  const hash = createHash('sha256');
  const facts: ArchiveFacts = { size: 0, sha256: '', files: 0, content: 0 };
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      facts.size += chunk.length;
      done(null, chunk);
    },
  });
  const failed = new AbortController();
  const filling = fill(writerOf(tar, facts, failed.signal)).then(
    () => tar.finalize(),
    (error: unknown) => {
      tar.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    },
  );
  const packing = pipeline(tar, compressed);
  const writing = encrypted(compressed, recipients).then((bytes) =>
    pipeline(bytes, counted, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true })),
  );
  const all = [filling, packing, writing].map(async (step) => {
    try {
      await step;
    } catch (error) {
      failed.abort(error);
      tar.destroy();
      compressed.destroy();
    }
  });
  await Promise.all(all);
  // The first failure is the cause of the others.
  failed.signal.throwIfAborted();
  return { ...facts, sha256: hash.digest('hex') };
}

function writerOf(tar: Pack, facts: ArchiveFacts, signal: AbortSignal): ArchiveWriter {
  return {
    async folder(name, mode) {
      signal.throwIfAborted();
      tar.entry({ name, mode, type: 'directory' });
    },
    async file({ name, mode, size, modified }, chunks) {
      signal.throwIfAborted();
      const sink = tar.entry({ name, mode, size, mtime: modified });
      const finished = once(sink, 'close', { signal });
      // Awaited below; until then a failure must not count as unhandled.
      finished.catch(() => {});
      for await (const chunk of chunks) {
        if (!sink.write(chunk)) await once(sink, 'drain', { signal });
        facts.content += chunk.length;
      }
      sink.end(undefined);
      await finished;
      facts.files += 1;
    },
  };
}
