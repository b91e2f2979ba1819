import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

/**
 * Resolves a group, or opens it again.
 * @returns its status; null where it is no longer stored
 * @throws DataError when the request failed
 */
export async function setErrorStatus(id: number, isResolved: boolean): Promise<string | null> {
  return unwrap(
    await adminData().rpc('set_error_status', { group_id: id, is_resolved: isResolved }),
  );
}
