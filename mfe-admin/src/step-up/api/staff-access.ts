import { staffAccessSchema } from '@talent/api/staff/staff-access';
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
  const access = staffAccessSchema.parse(unwrap(await adminData().rpc('staff_access')));
  return { isFresh: access.fresh, hasSecondFactor: access.has_second_factor };
}
