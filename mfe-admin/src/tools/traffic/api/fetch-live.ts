import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
/** The last 30 minutes; `minutes` counts page views, oldest first. */
export interface LiveTraffic {
  visitors: number;
  views: number;
  minutes: readonly number[];
  pages: readonly { path: string; visitors: number }[];
  sources: readonly { source: string; visitors: number }[];
}

export async function fetchLive(): Promise<LiveTraffic> {
  return unwrap(await adminData().rpc('traffic_live')) as unknown as LiveTraffic;
}
