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
 * The text of a file that its owner alone may read; null where there is none. A file that others can read is closed to
 * them where that is possible: on a read-only disk it is read as it is.
 * @throws DataFileError where the file is there and cannot be read
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
 * Makes a file that its owner alone may read, whole or not at all. False: another process was faster, and its file stays.
 * @throws DataFileError where it cannot be written; nothing is left behind then
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
