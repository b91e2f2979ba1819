import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../backend/admin-data';

/** The signed-in admin's latest proof of identity. */
interface StaffAccess {
  /** Within ten minutes. */
  isFresh: boolean;
  hasSecondFactor: boolean;
}

/** @throws DataError when the request fails. */
export async function fetchStaffAccess(): Promise<StaffAccess> {
  const access = unwrap(await adminData().rpc('staff_access')) as {
    fresh?: boolean;
    has_second_factor?: boolean;
  };
  return { isFresh: access.fresh === true, hasSecondFactor: access.has_second_factor === true };
}
