import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

/**
 * Deletes a draft; gives whether it is gone, which it is not once something of it may be out.
 * @throws DataError
 */
export async function deleteLinkedInPost(id: number): Promise<boolean> {
  const gone = unwrap(await adminData().from('linkedin_posts').delete().eq('id', id).select('id'));
  return gone.length > 0;
}
