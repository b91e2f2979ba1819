import { staffAccessSchema } from '@talent/api/staff/staff-access';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../backend/admin-data';

/**
 * The rights of this tab's session now, also where it ended or lacks its second factor; whether the admin proved their identity
 * within ten minutes, and how they can. @throws DataError
 */
export async function fetchStaffAccess() {
  const access = staffAccessSchema.parse(unwrap(await adminData().rpc('staff_access')));
  const { status, fresh: isFresh, has_second_factor: hasSecondFactor } = access;
  return { status, isFresh, hasSecondFactor };
}
