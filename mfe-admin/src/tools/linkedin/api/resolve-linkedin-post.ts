import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

/**
 * Says of a post of unknown outcome what was seen at LinkedIn; `urn` null when its address is not known.
 * @throws DataError
 */
export async function resolveLinkedInPost(
  id: number,
  seen: 'posted' | 'absent',
  urn: string | null,
): Promise<void> {
  unwrap(
    await adminData().rpc('resolve_linkedin_post', {
      post_id: id,
      seen,
      ...(urn === null ? {} : { seen_urn: urn }),
    }),
  );
}
