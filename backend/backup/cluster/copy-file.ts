import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isFileTrouble } from '@talent/node/data-folder/file-trouble';
import type { ArchiveWriter } from '../archive/write-archive.ts';
import { checkPage, PAGE_SIZE } from './page-checksum.ts';
import { firstPageOf } from './cluster-files.ts';

/** A page whose checksum is wrong. */
export interface SuspectPage {
  file: string;
  block: number;
  /** Position of its last change, from the page itself. */
  lsn: bigint;
}

const CHUNK = 64 * PAGE_SIZE;
/** A page that is being written is complete after this time. */
const SETTLE_MS = 5;

/**
 * Copies a file into an archive while other processes write to it. One that was deleted since it was listed is left out. A part
 * that was cut off meanwhile is zeros; in a cluster the log restores the right end.
 * @param name path below `root`, and in the archive
 * @param suspect gets each page of a cluster whose checksum is wrong twice
 */
export async function copyFile(
  archive: ArchiveWriter,
  root: string,
  name: string,
  suspect: (page: SuspectPage) => void = () => {},
): Promise<void> {
  let file: FileHandle;
  try {
    file = await open(join(root, name), 'r');
  } catch (error) {
    if (isFileTrouble(error) && error.code === 'ENOENT') return;
    throw error;
  }
  try {
    const { size, mode, mtime } = await file.stat();
    const entry = { name, size, mode: mode & 0o777, modified: mtime };
    await archive.file(entry, chunksOf(file, entry, suspect));
  } finally {
    await file.close();
  }
}

/** Exactly `size` bytes. */
async function* chunksOf(
  file: FileHandle,
  { name, size }: { name: string; size: number },
  suspect: (page: SuspectPage) => void,
): AsyncIterable<Uint8Array> {
  const first = firstPageOf(name);
  for (let at = 0; at < size; at += CHUNK) {
    const chunk = Buffer.alloc(Math.min(CHUNK, size - at));
    await readAt(file, chunk, at);
    const pages = first === null ? [] : await suspectPages(file, chunk, at, first);
    for (const page of pages) suspect({ file: name, ...page });
    yield chunk;
  }
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
