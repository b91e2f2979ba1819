import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

/**
 * Deletes a draft with its revisions, if it still is at this version. False: it is not, or no draft any more.
 * @throws DataError when the request fails.
 */
export async function deleteDraft(id: number, version: number): Promise<boolean> {
  const rows = unwrap(
    await adminData()
      .from('blog_posts')
      .delete()
      .eq('id', id)
      .eq('version', version)
      .eq('status', 'draft')
      .select('id'),
  );
  return rows.length > 0;
}
