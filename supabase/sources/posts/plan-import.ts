import { ImportError } from '@talent/functions/files/import-error.ts';
import type { PostFile } from './post-file.ts';
import type { FoundPost } from './read-post-folder.ts';
import type { StoredPost } from './stored-posts.ts';
import { utcTime } from './utc-time.ts';

/** A file that differs from the stored post with its slug, and in which fields. */
export type ChangedPost = { found: FoundPost; stored: StoredPost; fields: string[] };

/** The changes that an import would make. */
export type ImportPlan = {
  add: FoundPost[];
  change: ChangedPost[];
  unchanged: FoundPost[];
  /** Would overwrite a post that was saved in the database after the export. */
  conflicts: ChangedPost[];
  /** Problems that make the import impossible. */
  problems: ImportError[];
};

/**
 * Compares files with the database, by slug.
 * @param oldSlugs - former slugs of posts, with their present ones.
 * @param force - overwrite posts that were saved meanwhile.
 */
export function planImport(
  files: readonly FoundPost[],
  stored: readonly StoredPost[],
  oldSlugs: ReadonlyMap<string, string>,
  { force }: { force: boolean },
): ImportPlan {
  const bySlug = new Map(stored.map((post) => [post.slug, post]));
  const plan: ImportPlan = { add: [], change: [], unchanged: [], conflicts: [], problems: [] };
  for (const found of files) {
    const { file, post } = found;
    const known = bySlug.get(post.slug);
    const moved = oldSlugs.get(post.slug);
    if (known) {
      const change = { found, stored: known, fields: differences(post, known) };
      if (change.fields.length === 0) plan.unchanged.push(found);
      else if (post.version === known.version || force) plan.change.push(change);
      else plan.conflicts.push(change);
    } else if (moved !== undefined) {
      const reason = `slug: this post now has the slug ${moved}, and its old address leads there`;
      plan.problems.push(new ImportError(file, 2, reason));
    } else plan.add.push(found);
  }
  return plan;
}

const compared = [
  'title',
  'seoTitle',
  'description',
  'topic',
  'author',
  'audience',
  'cover',
  'status',
  'published',
  'updated',
  'body',
] as const;

function differences(post: PostFile, stored: StoredPost): string[] {
  const [one, other] = [normal(post), normal(stored)];
  return compared.filter(
    (field) => one[field] !== other[field] && !(field === 'cover' && post.cover === null),
  );
}

function normal(post: PostFile): Record<string, unknown> {
  const { published, updated } = post;
  return {
    ...post,
    published: published === null ? null : utcTime(published),
    updated: updated === null ? null : utcTime(updated),
  };
}
