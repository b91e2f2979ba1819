import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

/** The requests that count towards a limit in the last 24 hours. */
export interface LimitedAttempts {
  form: string;
  /** `ip` or `email`. */
  counted_by: string;
  attempts: number;
  senders: number;
  /** Attempts of the busiest sender. */
  busiest: number;
}

/** Attempts that count towards limits. @throws DataError when the request fails. */
export async function listLimitedAttempts(): Promise<LimitedAttempts[]> {
  return unwrap(await adminData().rpc('limited_attempts'));
}
