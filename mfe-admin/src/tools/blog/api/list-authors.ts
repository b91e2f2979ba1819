import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

/** Every author by name, with the number of their posts in every state. @throws DataError when the request fails. */
export async function listAuthors() {
  const rows = unwrap(
    await adminData()
      .from('blog_authors')
      .select('id, slug, name, title, bio, posts:blog_posts(id)')
      .order('name')
      .limit(1000),
  );
  return rows.map(({ posts, ...row }) => ({ ...row, posts: posts.length }));
}

export type ListedAuthor = Awaited<ReturnType<typeof listAuthors>>[number];
