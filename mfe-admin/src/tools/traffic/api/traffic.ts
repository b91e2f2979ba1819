import type { FunctionRow } from '../../../backend/function-row';

/** Kinds of visitors: bots identify themselves, staff was signed in, samples are made up. */
export const audiences = ['visitor', 'staff', 'bot', 'sample'] as const;
export type Audience = (typeof audiences)[number];

/** Whole days in UTC, ISO 8601, both included. */
export interface DayRange {
  from: string;
  to: string;
}

// A visitor is a session: one tab of a browser. Averages are of ended views, in ms and percent; null where there are none.
export interface TrafficPeriod {
  /** 0 is the range; 1 and more are ranges of the same length before it. */
  period: number;
  visitors: number;
  views: number;
  engaged: number;
  contacts: number;
  average_ms: number | null;
}
/** A part of the visits; an empty one is all of them. */
export interface Segment {
  source?: string;
  campaign?: string;
  /** The page that a visit began on. */
  landing?: string;
  /** A page that a visit viewed. */
  page?: string;
  visits?: 'new' | 'returning';
}
export type SegmentKey = keyof Segment;
/** Goals of a visit. */
export const goals = ['contact', 'application', 'newsletter', 'gate'] as const;
export type Goal = (typeof goals)[number];
/** Lists of names with the visitors of each; of `page` with views. */
export const topLists = ['source', 'campaign', 'landing', 'page'] as const;
export type TopList = (typeof topLists)[number];
/** A name of a list, with its amount in the range before and the total of the list. */
export interface TopRow {
  name: string;
  amount: number;
  before: number;
  total: number;
}

export interface VisitsQuery {
  range: DayRange;
  audience: Audience;
  segment: Segment;
}
export interface TrafficDay {
  /** ISO 8601 in UTC. */
  day: string;
  visitors: number;
  views: number;
}
export type TrafficPage = FunctionRow<'traffic_pages', 'average_ms' | 'average_depth'>;
export type TrafficSourceRow = FunctionRow<'traffic_sources'>;
export type TrafficCampaign = FunctionRow<'traffic_campaigns'>;
/** `part` is a page, or an app with its version; `p75` is in ms, CLS has no unit. */
export type TrafficVital = FunctionRow<'traffic_vitals'>;
/** `arrivals` are visitors who came from that network; null where nothing tells. */
export type TrafficShare = FunctionRow<'traffic_shares', 'arrivals'>;
