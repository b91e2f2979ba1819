import type { TableRow } from '../../../backend/table-row';
/** A rating of the domain on a day. */
type AuthorityFigure = Pick<
  TableRow<'authority_figures'>,
  'metric' | 'measured_on' | 'value' | 'referring_domains' | 'backlinks'
>;

/** Clicks, impressions and position in Google Search on a day. */
interface SearchDay {
  measured_on: string;
  clicks: number;
  impressions: number;
  position: number;
}

/** Backlinks first seen in a month, and all known by its end. */
interface BacklinkMonth {
  /** Its first day. */
  month: string;
  added: number;
  in_all: number;
}

/** The figures at the top of the tracker. */
export interface AuthorityOverview {
  /** Oldest first, all metrics. */
  figures: AuthorityFigure[];
  /** Oldest first, the last 16 months at most, as long as Google keeps them. */
  searchDays: SearchDay[];
  backlinkMonths: BacklinkMonth[];
  backlinks: number;
  referringDomains: number;
  /** Day of the newest import of backlinks; null where there is none. */
  backlinksOn: string | null;
  queries: number;
  queriesOn: string | null;
}

/** A query or page with its newest position, and the one of the import before. */
export interface SearchPosition {
  item: string;
  clicks: number;
  impressions: number;
  position: number;
  previous_position: number | null;
  measured_on: string;
}

export type Backlink = Pick<
  TableRow<'backlinks'>,
  | 'source_url'
  | 'target_url'
  | 'anchor'
  | 'rating'
  | 'is_nofollow'
  | 'first_seen'
  | 'last_seen'
  | 'provider'
>;

/** One imported file. */
export type AuthorityImport = Pick<
  TableRow<'authority_imports'>,
  | 'id'
  | 'kind'
  | 'source'
  | 'file_name'
  | 'measured_on'
  | 'rows_read'
  | 'added'
  | 'changed'
  | 'unchanged'
  | 'duplicates'
  | 'imported_at'
>;

export const goalMeasures = [
  'authority',
  'backlinks',
  'referring-domains',
  'keyword-position',
  'clicks',
] as const;
export type GoalMeasure = (typeof goalMeasures)[number];

/** A target with its owner and due day. */
export interface NewGoal {
  measure: GoalMeasure;
  /** The metric or the query; empty for the others. */
  subject: string;
  target: number;
  owner: string;
  due_on: string;
}

export interface Goal extends NewGoal {
  id: number;
  /** The newest figure when the goal was set, and now; null where there was none. */
  start_value: number | null;
  newest_value: number | null;
  newest_on: string | null;
}
