import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DataClient } from '@talent/data/client';
import { replaceFile } from '../files/replace-file.ts';
import { exportPictures } from './pictures/export-pictures.ts';
import { picturesOf } from './pictures/picture-files.ts';
import { writePostFile, type PostStatus } from './post-file.ts';
import { listStoredPosts } from './stored-posts.ts';

/**
 * Writes the stored posts of some states as `<slug>.md`, and their pictures below `pictures`.
 * @returns lines about the written files
 * @throws DataError when the database does not answer; an error of the file system.
 */
export async function exportFolder(
  data: DataClient,
  { folder, statuses }: { folder: string; statuses: readonly PostStatus[] },
): Promise<string[]> {
  const posts = (await listStoredPosts(data)).filter(({ status }) => statuses.includes(status));
  mkdirSync(folder, { recursive: true });
  const written = new Set<string>();
  for (const post of posts) {
    const file = `${post.slug}.md`;
    replaceFile(join(folder, file), writePostFile(post));
    written.add(file);
  }
  const pictures = await exportPictures(data, posts.flatMap(picturesOf), folder);
  const others = readdirSync(folder).filter((file) => file.endsWith('.md') && !written.has(file));
  return [
    `Wrote ${posts.length} ${posts.length === 1 ? 'post' : 'posts'} to ${folder}.`,
    ...(pictures === 0 ? [] : [`  with ${pictures} ${pictures === 1 ? 'picture' : 'pictures'}`]),
    ...others.toSorted().map((file) => `  left as it is: ${file}`),
  ];
}
