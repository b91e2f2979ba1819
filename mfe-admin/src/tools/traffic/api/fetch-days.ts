import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TrafficDay, VisitsQuery } from './traffic';
import { visitArguments } from './visit-arguments';

/** Every day of the range, with zeros where nobody came. */
export async function fetchDays(query: VisitsQuery): Promise<TrafficDay[]> {
  return unwrap(await adminData().rpc('traffic_days', visitArguments(query)));
}
