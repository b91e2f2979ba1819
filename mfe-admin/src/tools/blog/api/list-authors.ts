import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

export interface Author {
  slug: string;
  name: string;
}

/** The authors of posts, by name. @throws DataError when the request fails. */
export async function listAuthors(): Promise<Author[]> {
  return unwrap(await adminData().from('blog_authors').select('slug, name').order('name'));
}
