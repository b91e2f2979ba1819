import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { linkedInColumns, toLinkedInPost } from './linkedin-post';
import type { LinkedInPost } from './linkedin-post';

/**
 * One post; null when there is none.
 * @throws DataError
 */
export async function fetchLinkedInPost(id: number): Promise<LinkedInPost | null> {
  const row = unwrap(
    await adminData().from('linkedin_posts').select(linkedInColumns).eq('id', id).maybeSingle(),
  );
  return row === null ? null : toLinkedInPost(row);
}
