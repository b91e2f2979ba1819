import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { VisitsQuery } from './traffic';
import { visitArguments } from './visit-arguments';

/** The last 30 minutes; `minutes` counts page views, oldest first. */
export interface LiveTraffic {
  /** ISO 8601. */
  at: string;
  visitors: number;
  views: number;
  minutes: readonly number[];
  pages: readonly { path: string; visitors: number }[];
  sources: readonly { source: string; visitors: number }[];
}

export async function fetchLive(query: VisitsQuery): Promise<LiveTraffic> {
  const { of_audience, segment } = visitArguments(query);
  return unwrap(
    await adminData().rpc('traffic_live', { of_audience, segment }),
  ) as unknown as LiveTraffic;
}
