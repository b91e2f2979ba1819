import { unwrap } from '@talent/data/unwrap';
import { applyTableQuery, toTablePage } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';
import { adminData } from '../../../backend/admin-data';
import type { Audience, DayRange, Traffic, TrafficVital } from './traffic';
import { isoTime } from '../../../time/utc';

/** The figures of the events that the site has collected; the database adds them up. */
export function backendTraffic({ from, to }: DayRange, audience: Audience): Traffic {
  const range = { from_day: from, to_day: to, of_audience: audience };
  const counted = { count: 'exact' } as const;

  const vitals =
    (by_version: boolean): LoadTablePage<TrafficVital> =>
    async (query, signal) =>
      toTablePage(
        await applyTableQuery(
          adminData().rpc('traffic_vitals', { ...range, by_version }, counted),
          query,
          { filterColumns: ['part'], tieBreak: 'part' },
        )
          .order('vital')
          .abortSignal(signal),
      );

  return {
    summary: async () => {
      const [summary] = unwrap(await adminData().rpc('traffic_summary', range));
      if (!summary) throw new Error('The summary has no row');
      return summary;
    },
    days: async () => unwrap(await adminData().rpc('traffic_days', range)),
    pages: async (query, signal) =>
      toTablePage(
        await applyTableQuery(adminData().rpc('traffic_pages', range, counted), query, {
          filterColumns: ['page_path'],
          tieBreak: 'page_path',
        }).abortSignal(signal),
      ),
    sources: async (query, signal) =>
      toTablePage(
        await applyTableQuery(adminData().rpc('traffic_sources', range, counted), query, {
          filterColumns: ['source'],
          tieBreak: 'source',
        })
          .order('kind')
          .abortSignal(signal),
      ),
    campaigns: async (query, signal) =>
      toTablePage(
        await applyTableQuery(adminData().rpc('traffic_campaigns', range, counted), query, {
          filterColumns: ['campaign'],
          tieBreak: 'campaign',
        })
          .order('source')
          .order('medium')
          .abortSignal(signal),
      ),
    vitalsByPage: vitals(false),
    vitalsByVersion: vitals(true),
    shares: async (query, signal) =>
      toTablePage(
        await applyTableQuery(adminData().rpc('traffic_shares', range, counted), query, {
          filterColumns: ['page_path'],
          tieBreak: 'page_path',
        })
          .order('way')
          .abortSignal(signal),
      ),
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
