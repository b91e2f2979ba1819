import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { counted, loadFromDatabase } from '../../../table/load-from-database';
import type { TableSource } from '../../../table/tool-column';
import { isoTime } from '../../../time/utc';
import { audiences } from './traffic';
import type { Audience, DayRange, Traffic, VisitsQuery } from './traffic';
import { visitArguments } from './visit-arguments';

/** The figures of the events that the site has collected; the database adds them up. */
export function backendTraffic(query: VisitsQuery): Traffic {
  const args = visitArguments(query);
  const queryKey = ['traffic', 'backend', query];

  /** A list whose rows differ in the first column, or in it and the others; the filter is part of the first. */
  function list<Row>(
    key: string,
    select: Parameters<typeof loadFromDatabase<Row>>[0],
    ...[first, ...thenBy]: [string, ...string[]]
  ): TableSource<Row> {
    const load = loadFromDatabase(select, { filterColumns: [first], tieBreak: first, thenBy });
    return { queryKey: [...queryKey, key], load };
  }
  const vitals = (by_version: boolean) => () =>
    adminData().rpc('traffic_vitals', { ...args, by_version }, counted);

  return {
    queryKey,
    pages: list('pages', () => adminData().rpc('traffic_pages', args, counted), 'page_path'),
    sources: list(
      'sources',
      () => adminData().rpc('traffic_sources', args, counted),
      'source',
      'kind',
    ),
    campaigns: list(
      'campaigns',
      () => adminData().rpc('traffic_campaigns', args, counted),
      'campaign',
      'source',
      'medium',
    ),
    vitalsByPage: list('vitals by page', vitals(false), 'part', 'vital'),
    vitalsByVersion: list('vitals by version', vitals(true), 'part', 'vital'),
    shares: list(
      'shares',
      () => adminData().rpc('traffic_shares', args, counted),
      'page_path',
      'way',
    ),
  };
}

/** Visitors of a range by kind. */
export type AudienceCounts = Record<Audience, number>;

/** The collected visits. */
export interface Collected {
  /** The newest visit of a visitor, ISO 8601 in UTC; null: none has come yet. Staff who look at the tool are none. */
  newest: string | null;
  hasSamples: boolean;
  counts: AudienceCounts;
}

/** Whether events were ever collected, until when, and of whom within the range. */
export async function fetchCollected({ from, to }: DayRange): Promise<Collected> {
  const newestOf = () =>
    adminData()
      .from('analytics_sessions')
      .select('last_at')
      .order('last_at', { ascending: false })
      .limit(1);
  const [visitorsOf, newest, samples] = await Promise.all([
    adminData().rpc('traffic_audiences', { from_day: from, to_day: to }),
    newestOf().eq('audience', 'visitor'),
    newestOf().eq('audience', 'sample'),
  ]);
  const counts: AudienceCounts = { visitor: 0, staff: 0, bot: 0, sample: 0 };
  for (const { audience, visitors } of unwrap(visitorsOf)) {
    const known = audiences.find((each) => each === audience);
    if (known) counts[known] = visitors;
  }
  const last = unwrap(newest)[0]?.last_at;
  return {
    newest: last === undefined ? null : isoTime(last),
    hasSamples: unwrap(samples).length > 0,
    counts,
  };
}
