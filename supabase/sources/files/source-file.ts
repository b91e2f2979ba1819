import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { RefusedError } from './refused-error.ts';

/** A file of a publisher, read from disk. */
export type SourceFile = {
  name: string;
  bytes: Buffer;
  /** Day it was last written, YYYY-MM-DD in UTC: the day it was fetched, where nobody says another. */
  writtenOn: string;
};

/**
 * Reads a file that was named on the command line.
 * @param mostBytes - a larger file is refused unread
 * @throws RefusedError
 */
export function readSourceFile(path: string, mostBytes = Infinity): SourceFile {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile() !== true) throw new RefusedError(`There is no file ${path}.`);
  if (found.size > mostBytes) {
    throw new RefusedError(`${path} is larger than ${mostBytes / 1_000_000} MB.`);
  }
  const writtenOn = found.mtime.toISOString().slice(0, 10);
  return { name: basename(path), bytes: readFileSync(path), writtenOn };
}
