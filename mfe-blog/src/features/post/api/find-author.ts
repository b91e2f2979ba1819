import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import type { Author } from './post';

/**
 * An author; null when there is none with this slug.
 * @throws DataError when the request fails.
 */
export async function findAuthor(data: DataClient, slug: string): Promise<Author | null> {
  return unwrap(
    await data.from('blog_authors').select('slug, name, title, bio').eq('slug', slug).maybeSingle(),
  );
}
