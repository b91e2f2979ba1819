import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { replaceFile } from '../../files/replace-file.ts';
import { BUCKET, filesOf, pictureFacts, PICTURES } from './picture-files.ts';

/**
 * Writes stored pictures with their copies and facts below `<folder>/pictures`. Names that no picture has are left out: a text
 * may keep the address of a picture that is gone.
 * @returns how many pictures were written
 * @throws DataError, StorageError when a request fails; an error of the file system.
 */
export async function exportPictures(
  data: DataClient,
  paths: readonly string[],
  folder: string,
): Promise<number> {
  let written = 0;
  for (const path of new Set(paths)) {
    const row = unwrap(
      await data
        .from('blog_images')
        .select('alt, width, height, shape, zoom, focus_x, focus_y, card_path, widths')
        .eq('path', path)
        .maybeSingle(),
    );
    if (row === null) continue;
    const facts = pictureFacts.parse(row);
    const target = (file: string) => join(folder, PICTURES, file);
    for (const file of filesOf(path, facts)) {
      const { data: found, error } = await data.storage.from(BUCKET).download(file);
      if (error) throw error;
      mkdirSync(dirname(target(file)), { recursive: true });
      writeFileSync(target(file), new Uint8Array(await found.arrayBuffer()));
    }
    replaceFile(target(`${path}.json`), `${JSON.stringify(facts, null, 2)}\n`);
    written += 1;
  }
  return written;
}
