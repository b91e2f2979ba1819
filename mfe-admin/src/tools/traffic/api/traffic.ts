import type { QueryKey } from '@tanstack/react-query';
import type { FunctionRow } from '../../../backend/function-row';
import type { TableSource } from '../../../table/tool-column';

/** Kinds of visitors: bots identify themselves, staff was signed in. */
export const audiences = ['visitor', 'staff', 'bot'] as const;
export type Audience = (typeof audiences)[number];

/** Whole days in UTC, ISO 8601, both included. */
export interface DayRange {
  from: string;
  to: string;
}

// A visitor is a session: one tab of a browser. Averages are of ended views, in ms and percent; null where there are none.
export type TrafficSummary = FunctionRow<'traffic_summary', 'average_ms' | 'average_depth'>;
export type TrafficDay = FunctionRow<'traffic_days'>;
export type TrafficPage = FunctionRow<'traffic_pages', 'average_ms' | 'average_depth'>;
export type TrafficSourceRow = FunctionRow<'traffic_sources'>;
export type TrafficCampaign = FunctionRow<'traffic_campaigns'>;
/** `part` is a page, or an app with its version; `p75` is in ms, CLS has no unit. */
export type TrafficVital = FunctionRow<'traffic_vitals'>;
/** `arrivals` are visitors who came from that network; null where nothing tells. */
export type TrafficShare = FunctionRow<'traffic_shares', 'arrivals'>;

/** Everything that the dashboard shows of a range of days, whatever the source. */
export interface Traffic {
  /** Names the source and the range. */
  queryKey: QueryKey;
  summary: () => Promise<TrafficSummary>;
  days: () => Promise<TrafficDay[]>;
  pages: TableSource<TrafficPage>;
  sources: TableSource<TrafficSourceRow>;
  campaigns: TableSource<TrafficCampaign>;
  vitalsByPage: TableSource<TrafficVital>;
  vitalsByVersion: TableSource<TrafficVital>;
  shares: TableSource<TrafficShare>;
}
