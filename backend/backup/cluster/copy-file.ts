import { open, type FileHandle } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { isFileTrouble } from '@talent/node/data-folder/file-trouble';
import { checkPage, PAGE_SIZE } from './page-checksum.ts';
import { firstPageOf } from './cluster-files.ts';

/** A page whose checksum is wrong. */
export interface SuspectPage {
  file: string;
  block: number;
  /** Position of its last change, from the page itself. */
  lsn: bigint;
}

/** A file that is copied while the server writes to it. */
export interface OpenClusterFile {
  size: number;
  mode: number;
  modified: Date;
  /** Exactly `size` bytes. A part that was cut off meanwhile is zeros; the log restores the right end. */
  chunks: AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

const CHUNK = 64 * PAGE_SIZE;
/** A page that is being written is complete after this time. */
const SETTLE_MS = 5;

/**
 * Opens a file of a running server's cluster for one copy. Null: it was deleted since it was listed.
 * @param suspect gets each page whose checksum is wrong twice
 */
export async function openClusterFile(
  path: string,
  name: string,
  suspect: (page: SuspectPage) => void,
): Promise<OpenClusterFile | null> {
  let file: FileHandle;
  try {
    file = await open(path, 'r');
  } catch (error) {
    if (isFileTrouble(error) && error.code === 'ENOENT') return null;
    throw error;
  }
  const { size, mode, mtime } = await file.stat();
  const first = firstPageOf(name);
  async function* chunks(): AsyncIterable<Uint8Array> {
    for (let at = 0; at < size; at += CHUNK) {
      const chunk = Buffer.alloc(Math.min(CHUNK, size - at));
      await readAt(file, chunk, at);
      if (first !== null) {
        for (const page of await suspectPages(file, chunk, at, first))
          suspect({ file: name, ...page });
      }
      yield chunk;
    }
  }
  return { size, mode: mode & 0o777, modified: mtime, chunks: chunks(), close: () => file.close() };
}

async function suspectPages(
  file: FileHandle,
  chunk: Buffer,
  at: number,
  first: number,
): Promise<Omit<SuspectPage, 'file'>[]> {
  const found: Omit<SuspectPage, 'file'>[] = [];
  for (let offset = 0; offset + PAGE_SIZE <= chunk.length; offset += PAGE_SIZE) {
    const page = chunk.subarray(offset, offset + PAGE_SIZE);
    const block = first + (at + offset) / PAGE_SIZE;
    if (checkPage(page, block).status === 'intact') continue;
    await setTimeout(SETTLE_MS);
    await readAt(file, page, at + offset);
    const again = checkPage(page, block);
    if (again.status === 'damaged') found.push({ block, lsn: again.lsn });
  }
  return found;
}

/** Fills the buffer, with zeros beyond the end of the file. */
async function readAt(file: FileHandle, buffer: Buffer, position: number): Promise<void> {
  let done = 0;
  while (done < buffer.length) {
    const { bytesRead } = await file.read(buffer, done, buffer.length - done, position + done);
    if (bytesRead === 0) {
      buffer.fill(0, done);
      return;
    }
    done += bytesRead;
  }
}
