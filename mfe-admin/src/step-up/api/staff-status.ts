import { staffAccessSchema, type StaffAccess } from '@talent/api/staff/staff-access';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../backend/admin-data';

/** The rights of this tab's session now, also where it ended or lacks its second factor. @throws DataError */
export async function fetchStaffStatus(): Promise<StaffAccess['status']> {
  return staffAccessSchema.parse(unwrap(await adminData().rpc('staff_access'))).status;
}

/** Whether the signed-in admin proved their identity within ten minutes, and how they can. @throws DataError */
export async function fetchStaffAccess() {
  const access = staffAccessSchema.parse(unwrap(await adminData().rpc('staff_access')));
  return { isFresh: access.fresh, hasSecondFactor: access.has_second_factor };
}
