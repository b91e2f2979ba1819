import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../backend/admin-data';

/**
 * Ends one of the signed-in admin's own sessions; one that has ended already is no error.
 * @throws DataError when the request fails.
 */
export async function endSession(id: string): Promise<void> {
  unwrap(await adminData().rpc('end_session', { session_id: id }));
}

/**
 * Ends all of them but this one.
 * @returns how many
 * @throws DataError when the request fails.
 */
export async function endOtherSessions(): Promise<number> {
  return unwrap(await adminData().rpc('end_other_sessions'));
}
