import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { FunctionRow } from '../../../backend/function-row';
import type { Audience } from './traffic';

export type RetentionRow = FunctionRow<'traffic_retention'>;
/** Weeks of the grid. */
export const RETENTION_WEEKS = 8;

/** Browsers by the week of their first visit and the weeks in which they came, until a day (ISO 8601). */
export async function fetchRetention(to: string, audience: Audience): Promise<RetentionRow[]> {
  const args = { to_day: to, of_audience: audience, weeks: RETENTION_WEEKS };
  return unwrap(await adminData().rpc('traffic_retention', args));
}
