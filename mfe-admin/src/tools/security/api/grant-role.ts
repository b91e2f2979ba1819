import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

export type GrantOutcome = 'granted' | 'already-admin' | 'no-account' | 'unconfirmed';

/**
 * Makes the account of an address an admin.
 * @throws DataError when the request fails.
 */
export async function grantAdmin(email: string): Promise<GrantOutcome> {
  const answer = unwrap(await adminData().rpc('grant_admin', { email }));
  return (answer as { status: GrantOutcome }).status;
}
