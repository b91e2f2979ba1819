import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

type GrantOutcome = 'granted' | 'already-admin' | 'no-account' | 'unconfirmed';
type RevokeOutcome = 'revoked' | 'no-admin' | 'last-admin';

/** The database's code for removing the last admin. */
const LAST_ADMIN = 'PT409';

/** Makes the account with this address an admin. @throws DataError when the request fails. */
export async function grantAdmin(email: string): Promise<GrantOutcome> {
  const answer = unwrap(await adminData().rpc('grant_admin', { email }));
  return (answer as { status: GrantOutcome }).status;
}

/** Takes the role from an admin, unless it is the last one. @throws DataError when the request fails. */
export async function revokeAdmin(userId: string): Promise<RevokeOutcome> {
  const result = await adminData().rpc('revoke_admin', { user_id: userId });
  if (result.error?.code === LAST_ADMIN) return 'last-admin';
  return (unwrap(result) as { status: RevokeOutcome }).status;
}
