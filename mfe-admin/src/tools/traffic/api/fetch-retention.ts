import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { FunctionRow } from '../../../backend/function-row';
import type { VisitsQuery } from './traffic';
import { visitArguments } from './visit-arguments';

export type RetentionRow = FunctionRow<'traffic_retention'>;
/** Weeks of the grid. */
export const RETENTION_WEEKS = 8;

/** Browsers by the week of their first visit and the weeks in which they came, until the end of the range. */
export async function fetchRetention(query: VisitsQuery): Promise<RetentionRow[]> {
  const { to_day, of_audience, segment } = visitArguments(query);
  const args = { to_day, of_audience, segment, weeks: RETENTION_WEEKS };
  // oxlint-disable-next-line house/whole-reads -- at most 26 weeks by 26
  return unwrap(await adminData().rpc('traffic_retention', args));
}
