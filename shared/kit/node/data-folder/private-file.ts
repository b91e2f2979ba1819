import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { isFileTrouble, reachingFile } from './file-trouble.ts';

/**
 * Reads a file that only its owner may read; null where there is none. If other users can read it, their permissions are removed,
 * except on a read-only disk.
 * @throws DataFileError where the file exists and cannot be read
 */
export function readPrivateFile(path: string): string | null {
  try {
    const text = reachingFile('read', path, () => readFileSync(path, 'utf8'));
    closeToOthers(path);
    return text;
  } catch (error) {
    if (isFileTrouble(error) && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Makes a file that only its owner may read, whole or not at all. False: another process was faster, and its file stays.
 * @throws DataFileError where it cannot be written; then nothing is left behind
 */
export function createPrivateFile(path: string, text: string): boolean {
  return reachingFile('written', path, () => {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const temporary = `${path}.${process.pid}.tmp`;
    try {
      writeFileSync(temporary, text, { mode: 0o600 });
      linkSync(temporary, path);
      return true;
    } catch (error) {
      if (isFileTrouble(error) && error.code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(temporary, { force: true });
    }
  });
}

function closeToOthers(path: string): void {
  try {
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
  } catch (error) {
    if (!isFileTrouble(error)) throw error;
  }
}
