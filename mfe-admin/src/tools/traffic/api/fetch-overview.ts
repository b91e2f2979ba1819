import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { FunctionRow } from '../../../backend/function-row';
import { isoTime } from '../../../time/utc';
import { fetchReleases, joinMarks } from './fetch-marks';
import type { Mark } from './fetch-marks';
import type {
  Audience,
  DayRange,
  Segment,
  TopList,
  TopRow,
  TrafficDay,
  TrafficPeriod,
} from './traffic';

export type AudienceCounts = Readonly<Record<Audience, number>>;

/** The question of the first screen. */
export interface OverviewQuery {
  range: DayRange;
  /** Null: visitors, or samples as long as no visitor came. */
  audience: Audience | null;
  segment: Segment;
}

/** Everything that the first screen shows. */
export interface TrafficOverview {
  /** The group of visitors that is counted. */
  audience: Audience;
  /** The newest visit of a visitor, ISO 8601 in UTC; null: none has come yet. Visits of staff do not count. */
  newest: string | null;
  hasSamples: boolean;
  /** Visits of the range by audience, of every segment. */
  counts: AudienceCounts;
  /** The range first, then up to six ranges of the same length before it. */
  periods: readonly TrafficPeriod[];
  /** Every day of the range, with zeros where nobody came. */
  days: readonly TrafficDay[];
  daysBefore: readonly TrafficDay[];
  lists: Readonly<Record<TopList, readonly TopRow[]>>;
  marks: readonly Mark[];
}

interface Answer {
  audience: Audience;
  newest: string | null;
  has_samples: boolean;
  counts: Partial<AudienceCounts>;
  periods: TrafficPeriod[];
  /** Those of the range before, then those of the range. */
  days: TrafficDay[];
  lists: (TopRow & { list: string })[];
  posts: FunctionRow<'traffic_marks'>[];
}

/** One question to the database and one to the gateway, at the same time. */
export async function fetchOverview(query: OverviewQuery): Promise<TrafficOverview> {
  const { range, audience, segment } = query;
  const [asked, releases] = await Promise.all([
    adminData().rpc('traffic_overview', {
      from_day: range.from,
      to_day: range.to,
      ...(audience && { of_audience: audience }),
      segment: { ...segment },
    }),
    fetchReleases(range),
  ]);
  const answer = unwrap(asked) as unknown as Answer;
  const { newest, days, lists } = answer;
  const rows = Map.groupBy(lists, ({ list }) => list);
  const rowsOf = (list: TopList) => rows.get(list) ?? [];
  return {
    audience: answer.audience,
    newest: newest === null ? null : isoTime(newest),
    hasSamples: answer.has_samples,
    counts: { visitor: 0, staff: 0, bot: 0, sample: 0, ...answer.counts },
    periods: answer.periods,
    days: days.slice(days.length / 2),
    daysBefore: days.slice(0, days.length / 2),
    lists: {
      source: rowsOf('source'),
      campaign: rowsOf('campaign'),
      landing: rowsOf('landing'),
      page: rowsOf('page'),
    },
    marks: joinMarks(answer.posts, releases),
  };
}
