import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileTrouble } from '@talent/node/data-folder/file-trouble';
import { openClusterFile } from '../cluster/copy-file.ts';
import type { ArchiveWriter } from './write-archive.ts';

/**
 * Adds a folder with all files below it to an archive, while other processes may add and delete files. A missing folder is left out.
 * @param first names of folders at its top that are copied before the others: revisions come before the files they name
 */
export async function packFolder(
  archive: ArchiveWriter,
  dataDir: string,
  folder: string,
  first: readonly string[] = [],
): Promise<void> {
  const names = await namesIn(join(dataDir, folder));
  if (names === null) return;
  await archive.folder(folder, 0o700);
  const early = first.filter((name) => names.includes(name));
  for (const name of [...early, ...names.filter((other) => !early.includes(other))]) {
    const inner = `${folder}/${name}`;
    const found = await stat(join(dataDir, inner)).catch(() => null);
    if (found?.isDirectory() === true) await packFolder(archive, dataDir, inner);
    else if (found?.isFile() === true) await packFile(archive, dataDir, inner);
  }
}

/** Adds a file; a missing one is left out. */
export async function packFile(
  archive: ArchiveWriter,
  dataDir: string,
  name: string,
): Promise<void> {
  const file = await openClusterFile(join(dataDir, name), name, () => {});
  if (file === null) return;
  try {
    await archive.file({ ...file, name }, file.chunks);
  } finally {
    await file.close();
  }
}

/** Bytes of all files in a folder; 0 where there is none. */
export async function sizeOfFolder(path: string): Promise<number> {
  let size = 0;
  for (const name of (await namesIn(path)) ?? []) {
    const inner = join(path, name);
    const found = await stat(inner).catch(() => null);
    size += found?.isDirectory() === true ? await sizeOfFolder(inner) : (found?.size ?? 0);
  }
  return size;
}

async function namesIn(path: string): Promise<string[] | null> {
  try {
    return (await readdir(path)).toSorted();
  } catch (error) {
    if (isFileTrouble(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  }
}
