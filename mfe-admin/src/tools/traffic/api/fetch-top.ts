import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { FunctionRow } from '../../../backend/function-row';
import type { TopList, VisitsQuery } from './traffic';
import { visitArguments } from './visit-arguments';

export type TopRow = FunctionRow<'traffic_top'>;

/** The ten largest of a list, each with its amount in the range before. */
export async function fetchTop(query: VisitsQuery, list: TopList): Promise<TopRow[]> {
  return unwrap(await adminData().rpc('traffic_top', { ...visitArguments(query), list }));
}
