import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

/** Deletes an author without posts. False: the author has posts or versions of posts, or signs the reports. */
export async function deleteAuthor(id: number): Promise<boolean> {
  const rows = unwrap(await adminData().from('blog_authors').delete().eq('id', id).select('id'));
  return rows.length > 0;
}
