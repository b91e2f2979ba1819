import { recompose } from '@talent/sdk/recompose';
import { listPublicPosts } from './api/list-public-posts';
import type { StoredPost } from './api/post';
import { affectedPaths, authorPaths } from './affected-paths';

/**
 * Has every page composed again that shows something of a saved post; resolves when visitors get them.
 * @throws DataError or RecomposeError, whose message is for people.
 */
export async function updateSite(before: StoredPost | null, after: StoredPost): Promise<void> {
  const others = (await listPublicPosts()).filter(
    ({ slug }) => slug !== after.fields.slug && slug !== before?.fields.slug,
  );
  await recompose('mfe-blog', affectedPaths(before, after, others));
}

/** Has every page composed again that shows something of an author. @throws as updateSite */
export async function updateSiteOfAuthor(author: string): Promise<void> {
  const paths = authorPaths(author, await listPublicPosts());
  if (paths.length > 0) await recompose('mfe-blog', paths);
}
