import { DataError } from '@talent/data/errors';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';

export type AuthorFields = Pick<TableRow<'blog_authors'>, 'slug' | 'name' | 'title' | 'bio'>;

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

/** Saves an author; a new one, whose id is null, with its address. @throws DataError when the request fails. */
export async function saveAuthor(
  id: number | null,
  { slug, ...texts }: AuthorFields,
): Promise<'saved' | 'slug-taken'> {
  const authors = adminData().from('blog_authors');
  try {
    if (id === null) unwrap(await authors.insert({ slug, ...texts }).select('id'));
    else unwrap(await authors.update(texts).eq('id', id).select('id').single());
    return 'saved';
  } catch (error) {
    if (error instanceof DataError && error.code === '23505') return 'slug-taken';
    throw error;
  }
}

/** Deletes an author without posts. False: the author has posts or versions of posts, or signs the reports. */
export async function deleteAuthor(id: number): Promise<boolean> {
  const rows = unwrap(await adminData().from('blog_authors').delete().eq('id', id).select('id'));
  return rows.length > 0;
}
