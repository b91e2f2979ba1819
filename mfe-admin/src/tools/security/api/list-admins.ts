import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { isoTime } from '../../../time/utc';

/** Someone with the role admin. */
export interface Admin {
  userId: string;
  email: string;
  /** ISO 8601 in UTC. */
  grantedAt: string;
}

/** The admins, those of longest standing first. @throws DataError when the request fails. */
export async function listAdmins(): Promise<Admin[]> {
  const rows = unwrap(await adminData().rpc('list_admins'));
  return rows.map(({ user_id, email, granted_at }) => ({
    userId: user_id,
    email,
    grantedAt: isoTime(granted_at),
  }));
}
