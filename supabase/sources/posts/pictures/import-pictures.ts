import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { ImportError, MalformedFileError } from '@talent/functions/files/import-error.ts';
import { BUCKET, contentTypes, filesOf, pictureFacts, PICTURES } from './picture-files.ts';
import type { PictureFacts } from './picture-files.ts';

/** A picture of a folder that the database does not have. */
export interface NewPicture {
  path: string;
  facts: PictureFacts;
  /** Name in the bucket, and bytes. */
  files: readonly { name: string; bytes: Buffer<ArrayBuffer> }[];
}

/**
 * Reads the named pictures that the database lacks. One that is stored stays as it is: a picture never changes under its name.
 * @param named - every picture of the posts. A cover has to be in the folder or in the database.
 * @throws MalformedFileError naming what is missing or wrong; DataError when a request fails.
 */
export async function findNewPictures(
  data: DataClient,
  named: readonly { path: string; file: string; isCover: boolean }[],
  folder: string,
): Promise<NewPicture[]> {
  const found = new Map<string, NewPicture>();
  const problems: ImportError[] = [];
  for (const { path, file, isCover } of named) {
    if (found.has(path)) continue;
    const stored = await data.from('blog_images').select('path').eq('path', path).maybeSingle();
    if (unwrap(stored) !== null) continue;
    const isThere = existsSync(join(folder, PICTURES, `${path}.json`));
    if (isThere) {
      const picture = readPicture(folder, path, problems);
      if (picture) found.set(path, picture);
    } else if (isCover) {
      const reason = `cover: ${path} is neither in ${PICTURES} nor in the database`;
      problems.push(new ImportError(file, 2, reason));
    }
  }
  if (problems.length > 0) throw new MalformedFileError(problems);
  return [...found.values()];
}

/**
 * Stores pictures with their copies, and then what is known of each, so that no post names a file that is not there.
 * @throws DataError, StorageError when a request fails.
 */
export async function importPictures(
  data: DataClient,
  pictures: readonly NewPicture[],
): Promise<void> {
  for (const { path, facts, files } of pictures) {
    for (const { name, bytes } of files) {
      const contentType = contentTypes[name.split('.').at(-1) ?? ''] ?? '';
      const { error } = await data.storage.from(BUCKET).upload(name, bytes, {
        contentType,
        cacheControl: '31536000',
        // An import that was interrupted here is repeated.
        upsert: true,
      });
      if (error) throw error;
    }
    unwrap(await data.from('blog_images').insert({ path, ...facts, uploaded_by: null }));
  }
}

function readPicture(folder: string, path: string, problems: ImportError[]): NewPicture | null {
  const about = join(PICTURES, `${path}.json`);
  const facts = pictureFacts.safeParse(parsed(readFileSync(join(folder, about), 'utf8')));
  if (!facts.success) {
    const [issue] = facts.error.issues;
    problems.push(new ImportError(about, 1, `${issue?.path.join('.')}: ${issue?.message}`));
    return null;
  }
  const files = filesOf(path, facts.data).map((name) => ({
    name,
    file: join(folder, PICTURES, name),
  }));
  const missing = files.find(({ file }) => !existsSync(file));
  if (missing) {
    problems.push(new ImportError(about, 1, `${missing.name} is missing`));
    return null;
  }
  return {
    path,
    facts: facts.data,
    files: files.map(({ name, file }) => ({ name, bytes: readFileSync(file) })),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
