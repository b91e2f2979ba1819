import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

/** Every author by name, with the number of their posts in every state. @throws DataError when the request fails. */
export async function listAuthors() {
  const rows = unwrap(
    await adminData()
      .from('blog_authors')
      .select('id, slug, name, title, bio, posts:blog_posts(count)')
      .order('name')
      .limit(1000),
  );
  return rows.map(({ posts, ...row }) => ({ ...row, posts: posts[0]?.count ?? 0 }));
}

export type ListedAuthor = Awaited<ReturnType<typeof listAuthors>>[number];
