import type { QueryKey } from '@tanstack/react-query';
import type { TableSource } from '../../../table/tool-column';

/** Kinds of visitors: bots identify themselves, staff was signed in. */
export type Audience = 'visitor' | 'staff' | 'bot';

/** Whole days in UTC, ISO 8601, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** A visitor is a session: one tab of a browser. */
export interface TrafficSummary {
  visitors: number;
  views: number;
  engaged: number;
  /** Visitors who gave their address to a form. */
  emails: number;
  /** Those of them who sent the contact form. */
  contacts: number;
  /** Of ended views, ms and percent; null where there are none. */
  average_ms: number | null;
  average_depth: number | null;
}

export interface TrafficDay {
  day: string;
  visitors: number;
  views: number;
}

export interface TrafficPage {
  page_path: string;
  views: number;
  engaged: number;
  average_ms: number | null;
  average_depth: number | null;
  reached_25: number;
  reached_50: number;
  reached_75: number;
  reached_100: number;
}

interface Outcomes {
  visitors: number;
  engaged: number;
  emails: number;
  contacts: number;
}

export interface TrafficSourceRow extends Outcomes {
  source: string;
  /** `campaign`, `referrer` or `direct`. */
  kind: string;
}

export interface TrafficCampaign extends Outcomes {
  campaign: string;
  source: string;
  medium: string;
}

export interface TrafficVital {
  /** A page, or an app with its version. */
  part: string;
  vital: string;
  /** ms; CLS has no unit. */
  p75: number;
  samples: number;
}

export interface TrafficShare {
  page_path: string;
  way: string;
  shares: number;
  /** Visitors who came from that network; null where nothing tells. */
  arrivals: number | null;
}

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
