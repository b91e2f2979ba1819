import { staffAccessSchema } from '@talent/api/staff/staff-access';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../backend/admin-data';

/** Whether the signed-in admin proved their identity within ten minutes, and how they can. @throws DataError */
export async function fetchStaffAccess() {
  const access = staffAccessSchema.parse(unwrap(await adminData().rpc('staff_access')));
  return { isFresh: access.fresh, hasSecondFactor: access.has_second_factor };
}
