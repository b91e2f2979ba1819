import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../backend/admin-data';

/** Whether the signed-in admin proved their identity within ten minutes, and how they can. @throws DataError */
export async function fetchStaffAccess() {
  const access = unwrap(await adminData().rpc('staff_access')) as {
    fresh?: boolean;
    has_second_factor?: boolean;
  };
  return { isFresh: access.fresh === true, hasSecondFactor: access.has_second_factor === true };
}
