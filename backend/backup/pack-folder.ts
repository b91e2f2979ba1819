import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveWriter } from './archive/write-archive.ts';
import { copyFile } from './cluster/copy-file.ts';
import { namesIn } from './names-in.ts';

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
  for (const name of new Set([...early, ...names])) {
    const inner = `${folder}/${name}`;
    const found = await stat(join(dataDir, inner)).catch(() => null);
    if (found?.isDirectory() === true) await packFolder(archive, dataDir, inner);
    else if (found?.isFile() === true) await copyFile(archive, dataDir, inner);
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
