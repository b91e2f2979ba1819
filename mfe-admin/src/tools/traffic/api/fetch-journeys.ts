import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { FunctionRow } from '../../../backend/function-row';
import type { VisitsQuery } from './traffic';
import { visitArguments } from './visit-arguments';

export type JourneyRow = FunctionRow<'traffic_journeys'>;

/** The ways through the site that most visits began with. */
export async function fetchJourneys(query: VisitsQuery): Promise<JourneyRow[]> {
  // oxlint-disable-next-line house/whole-reads -- the function gives twelve
  return unwrap(await adminData().rpc('traffic_journeys', visitArguments(query)));
}
