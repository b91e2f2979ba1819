import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

/** The last seven days in numbers. */
interface SecuritySummary {
  /** Kinds of reports of browsers, without noise. */
  reports: number;
  sign_ins_failed: number;
  admins_denied: number;
  limited: number;
  role_changes: number;
}

/** The figures of the last seven days. @throws DataError when the request fails. */
export async function fetchSecuritySummary(): Promise<SecuritySummary> {
  return unwrap(await adminData().rpc('security_summary')) as unknown as SecuritySummary;
}
