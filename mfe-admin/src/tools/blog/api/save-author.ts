import { DataError } from '@talent/data/errors';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { AuthorFields } from '../authors/check-author';

interface AuthorSave {
  /** Null for a new author. */
  id: number | null;
  fields: AuthorFields;
}

/** Saves an author; the address only of a new one. @throws DataError when the request fails. */
export async function saveAuthor({ id, fields }: AuthorSave): Promise<'saved' | 'slug-taken'> {
  const { slug, ...texts } = fields;
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
