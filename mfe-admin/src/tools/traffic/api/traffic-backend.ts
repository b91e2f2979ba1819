import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { loadRange } from '../../../table/range-query';
import { isoTime } from '../../../time/utc';
import type { Audience, DayRange, Traffic, TrafficVital } from './traffic';
import type { LoadTablePage } from '../../../table/tool-column';

/** The figures of the events that the site has collected; the database adds them up. */
export function backendTraffic({ from, to }: DayRange, audience: Audience): Traffic {
  const args = { from_day: from, to_day: to, of_audience: audience };
  const counted = { count: 'exact' } as const;
  const queryKey = ['traffic', 'backend', from, to, audience];
  const vitals =
    (by_version: boolean): LoadTablePage<TrafficVital> =>
    (query, signal) =>
      loadRange(
        adminData().rpc('traffic_vitals', { ...args, by_version }, counted),
        query,
        signal,
        { filterColumns: ['part'], tieBreak: 'part', thenBy: ['vital'] },
      );
  return {
    queryKey,
    summary: async () => {
      const [summary] = unwrap(await adminData().rpc('traffic_summary', args));
      if (!summary) throw new Error('The summary has no row');
      return summary;
    },
    days: async () => unwrap(await adminData().rpc('traffic_days', args)),
    pages: {
      queryKey: [...queryKey, 'pages'],
      load: (query, signal) =>
        loadRange(adminData().rpc('traffic_pages', args, counted), query, signal, {
          filterColumns: ['page_path'],
          tieBreak: 'page_path',
        }),
    },
    sources: {
      queryKey: [...queryKey, 'sources'],
      load: (query, signal) =>
        loadRange(adminData().rpc('traffic_sources', args, counted), query, signal, {
          filterColumns: ['source'],
          tieBreak: 'source',
          thenBy: ['kind'],
        }),
    },
    campaigns: {
      queryKey: [...queryKey, 'campaigns'],
      load: (query, signal) =>
        loadRange(adminData().rpc('traffic_campaigns', args, counted), query, signal, {
          filterColumns: ['campaign'],
          tieBreak: 'campaign',
          thenBy: ['source', 'medium'],
        }),
    },
    vitalsByPage: { queryKey: [...queryKey, 'vitals by page'], load: vitals(false) },
    vitalsByVersion: { queryKey: [...queryKey, 'vitals by version'], load: vitals(true) },
    shares: {
      queryKey: [...queryKey, 'shares'],
      load: (query, signal) =>
        loadRange(adminData().rpc('traffic_shares', args, counted), query, signal, {
          filterColumns: ['page_path'],
          tieBreak: 'page_path',
          thenBy: ['way'],
        }),
    },
  };
}

/** Visitors of a range by kind. */
export type AudienceCounts = Record<Audience, number>;

/** Whether events were ever collected, until when, and of whom within the range. */
export async function fetchCollected({ from, to }: DayRange): Promise<{
  /** ISO 8601 in UTC; null where no event has ever arrived. */
  newest: string | null;
  counts: AudienceCounts;
}> {
  const [counted, newest] = await Promise.all([
    adminData().rpc('traffic_audiences', { from_day: from, to_day: to }),
    adminData()
      .from('analytics_sessions')
      .select('last_at')
      .order('last_at', { ascending: false })
      .limit(1),
  ]);
  const counts: AudienceCounts = { visitor: 0, staff: 0, bot: 0 };
  for (const { audience, visitors } of unwrap(counted)) {
    if (audience in counts) counts[audience as Audience] = visitors;
  }
  const last = unwrap(newest)[0]?.last_at;
  return { newest: last === undefined ? null : isoTime(last), counts };
}
