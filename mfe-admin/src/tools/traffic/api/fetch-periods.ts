import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TrafficPeriod, VisitsQuery } from './traffic';
import { visitArguments } from './visit-arguments';

/** Ranges before this one, which say what is normal. */
const EARLIER = 6;

/** The figures of the range first, then of up to six ranges of the same length before it. */
export async function fetchPeriods(query: VisitsQuery): Promise<TrafficPeriod[]> {
  const args = { ...visitArguments(query), earlier: EARLIER };
  return unwrap(await adminData().rpc('traffic_periods', args));
}
