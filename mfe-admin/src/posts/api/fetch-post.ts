import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../backend/admin-data';
import { postColumns, toStoredPost, type StoredPost } from './post';

/** A post by its id; null when there is none. @throws DataError when the request fails, or `signal` aborts it. */
export async function fetchPost(
  id: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<StoredPost | null> {
  const row = unwrap(
    await adminData()
      .from('blog_posts')
      .select(postColumns)
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
  );
  return row && toStoredPost(row);
}

/** A post by its address; null when there is none. @throws DataError when the request fails. */
export async function findPost(slug: string): Promise<StoredPost | null> {
  const row = unwrap(
    await adminData().from('blog_posts').select(postColumns).eq('slug', slug).maybeSingle(),
  );
  return row && toStoredPost(row);
}
