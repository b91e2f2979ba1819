import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

export type RevokeOutcome = 'revoked' | 'no-admin' | 'last-admin';

/** What the database answers who would remove the last admin. */
const LAST_ADMIN = 'PT409';

/**
 * Takes the role from an admin, unless it is the last one.
 * @throws DataError when the request fails.
 */
export async function revokeAdmin(userId: string): Promise<RevokeOutcome> {
  const result = await adminData().rpc('revoke_admin', { user_id: userId });
  if (result.error?.code === LAST_ADMIN) return 'last-admin';
  return (unwrap(result) as { status: RevokeOutcome }).status;
}
