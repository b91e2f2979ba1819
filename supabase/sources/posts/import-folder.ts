import { join } from 'node:path';
import type { DataClient } from '@talent/data/client';
import { MalformedFileError } from '@talent/functions/files/import-error.ts';
import { replaceFile } from '../files/replace-file.ts';
import { findNewPictures, importPictures, type NewPicture } from './pictures/import-pictures.ts';
import { picturesOf } from './pictures/picture-files.ts';
import { planImport, type ChangedPost, type ImportPlan } from './plan-import.ts';
import { withVersion } from './post-file.ts';
import { readPostFolder, type FoundPost } from './read-post-folder.ts';
import { importPosts, listOldSlugs, listStoredPosts } from './stored-posts.ts';
import { RefusedError } from '../files/refused-error.ts';

/**
 * Imports the post files of a folder, all or none, and writes the new versions into them.
 * @returns lines about the changes
 * @throws MalformedFileError naming file and line; RefusedError; DataError when the database does not answer.
 */
export async function importFolder(
  data: DataClient,
  { folder, isDryRun, force }: { folder: string; isDryRun: boolean; force: boolean },
): Promise<string[]> {
  const found = readFolder(folder);
  const plan = planImport(found, await listStoredPosts(data), await listOldSlugs(data), { force });
  if (plan.problems.length > 0) throw new MalformedFileError(plan.problems);
  const written = [...plan.add, ...plan.change.map(({ found: changed }) => changed)];
  const pictures = await findNewPictures(data, written.flatMap(namedPictures), folder);
  const lines = [...describePlan(plan, isDryRun), ...describePictures(pictures, isDryRun)];
  if (isDryRun) return [...lines, 'This was a dry run: nothing was changed.'];
  if (plan.conflicts.length > 0) throw new RefusedError(describeConflicts(plan.conflicts));
  const posts = [
    ...plan.add.map(({ post }) => ({ ...post, version: null })),
    ...plan.change.map(({ found: { post }, stored }) => ({ ...post, version: stored.version })),
  ];
  // A post cannot name a picture that is not there.
  await importPictures(data, pictures);
  if (posts.length > 0) await importPosts(data, posts);
  await noteVersions(data, folder, found);
  const after =
    'New pages are there from their first visit on. Changed pages and lists follow within a few minutes.';
  return posts.length > 0 ? [...lines, after] : lines;
}

function readFolder(folder: string): FoundPost[] {
  try {
    return readPostFolder(folder);
  } catch (error) {
    if (error instanceof MalformedFileError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new RefusedError(`The folder ${folder} cannot be read: ${reason}`, { cause: error });
  }
}

/** Writes the stored versions into the files, so that the next edit starts from them. */
async function noteVersions(
  data: DataClient,
  folder: string,
  found: readonly FoundPost[],
): Promise<void> {
  const versions = new Map(
    (await listStoredPosts(data)).map(({ slug, version }) => [slug, version]),
  );
  for (const { file, text, post } of found) {
    const noted = withVersion(text, versions.get(post.slug) ?? 1);
    if (noted !== text) replaceFile(join(folder, file), noted);
  }
}

function namedPictures({ file, post }: FoundPost) {
  return picturesOf(post).map((path) => ({ path, file, isCover: path === post.cover }));
}

function describePictures(pictures: readonly NewPicture[], isDryRun: boolean): string[] {
  if (pictures.length === 0) return [];
  return [
    isDryRun ? 'Would add pictures:' : 'Added pictures:',
    ...pictures.map(({ path }) => `  + ${path}`),
  ];
}

function describePlan(
  { add, change, unchanged, conflicts }: ImportPlan,
  isDryRun: boolean,
): string[] {
  const would = isDryRun ? 'Would add' : 'Added';
  const alter = isDryRun ? 'would change' : 'changed';
  return [
    `${would} ${add.length}, ${alter} ${change.length}, left ${unchanged.length} as they are.`,
    ...add.map(({ post }) => `  + ${post.slug} (${post.status})`),
    ...change.map(({ found, fields }) => `  ~ ${found.post.slug}: ${fields.join(', ')}`),
    ...(conflicts.length > 0 ? [describeConflicts(conflicts)] : []),
  ];
}

function describeConflicts(conflicts: readonly ChangedPost[]): string {
  const lines = conflicts.map(({ found: { file, post }, stored }) => {
    const from =
      post.version === null ? 'names no version' : `was taken from version ${post.version}`;
    return `  ! ${file} ${from}; version ${stored.version} is stored`;
  });
  return [
    'Saved in the database since the export:',
    ...lines,
    'Export again and bring your changes in, or add --force to take the files all the same.',
  ].join('\n');
}
