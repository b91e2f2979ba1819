import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ImportError,
  MOST_PROBLEMS,
  MalformedFileError,
} from '@talent/functions/files/import-error.ts';
import { NOT_UTF8, readText } from '@talent/protocol/text/read-text';
import { readPostFile, type PostFile } from './post-file.ts';

/** A post with the name of its file, without the folder, and the file's whole text. */
export type FoundPost = { file: string; text: string; post: PostFile };

/**
 * The posts of a folder's `*.md` files, by file name.
 * @throws MalformedFileError with everything that is wrong with them; Error when the folder cannot be read.
 */
export function readPostFolder(folder: string): FoundPost[] {
  const problems: ImportError[] = [];
  const found: FoundPost[] = [];
  const fileOf = new Map<string, string>();
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.endsWith('.md') || problems.length >= MOST_PROBLEMS) continue;
    try {
      const { text, badLine } = readText(readFileSync(join(folder, file)));
      if (text === null) throw new ImportError(file, badLine, NOT_UTF8);
      const post = readPostFile(file, text);
      const other = fileOf.get(post.slug);
      if (other !== undefined) {
        throw new ImportError(
          file,
          2,
          `slug: ${other} holds a post with the slug ${post.slug} too`,
        );
      }
      fileOf.set(post.slug, file);
      found.push({ file, text, post });
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      problems.push(error);
    }
  }
  if (problems.length > 0) throw new MalformedFileError(problems);
  return found;
}
