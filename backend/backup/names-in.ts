import { readdir } from 'node:fs/promises';
import { isFileTrouble } from '@talent/node/data-folder/file-trouble';

/** Names in a folder, in their order; null where there is none. */
export async function namesIn(path: string): Promise<string[] | null> {
  try {
    return (await readdir(path)).toSorted();
  } catch (error) {
    if (isFileTrouble(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  }
}
