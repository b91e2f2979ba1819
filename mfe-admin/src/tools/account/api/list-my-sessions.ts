import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { isoTime } from '../../../time/utc';

/** A browser in which the admin is signed in. */
export interface OwnSession {
  id: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  lastSeen: string;
  userAgent: string | null;
  /** IP address at sign-in. */
  address: string | null;
  isCurrent: boolean;
}

/** The signed-in admin's own sessions, this one first. @throws DataError when the request fails. */
export async function listMySessions(): Promise<OwnSession[]> {
  const rows = unwrap(await adminData().rpc('my_sessions'));
  return rows.map((row) => ({
    id: row.id,
    createdAt: isoTime(row.created_at),
    lastSeen: isoTime(row.last_seen),
    userAgent: row.user_agent,
    address: row.ip,
    isCurrent: row.is_current,
  }));
}
