import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { FunctionRow } from '../../../backend/function-row';
import type { Goal, VisitsQuery } from './traffic';

export function visitArguments({ range, audience, segment }: VisitsQuery) {
  return {
    from_day: range.from,
    to_day: range.to,
    of_audience: audience,
    segment: { ...segment },
  };
}

export type FunnelRow = FunctionRow<'traffic_funnel'>;

/** Starts of the addresses on which the form of a goal is. */
const formPaths: Readonly<Record<Goal, readonly string[]>> = {
  contact: ['/contact-ai-recruiters'],
  application: ['/machine-learning-ai-jobs/'],
  newsletter: ['/ai-salary-newsletter', '/ai-hiring-insights-blog', '/blog/'],
  gate: ['/ai-ml-salary-data', '/ai-salary-calculator'],
};

export async function fetchFunnel(query: VisitsQuery, goal: Goal): Promise<FunnelRow | null> {
  const args = { ...visitArguments(query), goal, form_paths: [...formPaths[goal]] };
  return unwrap(await adminData().rpc('traffic_funnel', args).maybeSingle());
}

export type JourneyRow = FunctionRow<'traffic_journeys'>;

/** The ways through the site that most visits began with. */
export async function fetchJourneys(query: VisitsQuery): Promise<JourneyRow[]> {
  // oxlint-disable-next-line house/whole-reads -- the function gives twelve
  return unwrap(await adminData().rpc('traffic_journeys', visitArguments(query)));
}

export type RetentionRow = FunctionRow<'traffic_retention'>;
export const RETENTION_WEEKS = 8;

/** Browsers by the week of their first visit and the weeks in which they came, until the end of the range. */
export async function fetchRetention(query: VisitsQuery): Promise<RetentionRow[]> {
  const { to_day, of_audience, segment } = visitArguments(query);
  const args = { to_day, of_audience, segment, weeks: RETENTION_WEEKS };
  // oxlint-disable-next-line house/whole-reads -- at most 26 weeks by 26
  return unwrap(await adminData().rpc('traffic_retention', args));
}

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

export async function deleteSamples(): Promise<void> {
  unwrap(await adminData().rpc('delete_sample_visits'));
}
