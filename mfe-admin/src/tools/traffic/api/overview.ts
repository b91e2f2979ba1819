import type { PlatformReleases } from '@talent/api/platform/platform-releases';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { askPlatform } from '../../../backend/ask-platform';
import type { FunctionRow } from '../../../backend/function-row';
import { isoDay, isoTime } from '../../../time/utc';
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

interface Answer {
  audience: Audience;
  /** The newest visit of a visitor; null: none has come yet. Visits of staff do not count. */
  newest: string | null;
  has_samples: boolean;
  /** Visits of the range by audience, of every segment. */
  counts: Partial<AudienceCounts>;
  /** The range first, then up to six ranges of the same length before it. */
  periods: TrafficPeriod[];
  /** Every day of the range before, then of the range, with zeros where nobody came. */
  days: TrafficDay[];
  lists: (TopRow & { list: string })[];
  posts: FunctionRow<'traffic_marks'>[];
}

export type TrafficOverview = Awaited<ReturnType<typeof fetchOverview>>;

/** One question to the database and one to the gateway, at the same time. */
export async function fetchOverview(query: {
  range: DayRange;
  /** Null: visitors, or samples as long as no visitor came. */
  audience: Audience | null;
  segment: Segment;
}) {
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
  const { newest, days } = answer;
  const counts: AudienceCounts = { visitor: 0, staff: 0, bot: 0, sample: 0, ...answer.counts };
  return {
    audience: answer.audience,
    newest: newest === null ? null : isoTime(newest),
    hasSamples: answer.has_samples,
    counts,
    periods: answer.periods,
    days: days.slice(days.length / 2),
    daysBefore: days.slice(0, days.length / 2),
    rowsOf: (wanted: TopList) => answer.lists.filter(({ list }) => list === wanted),
    marks: joinMarks(answer.posts, releases),
  };
}

/** Something that happened and may explain a change. */
export interface Mark {
  /** ISO 8601 in UTC. */
  at: string;
  /** Its day in UTC. */
  day: string;
  kind: 'post' | 'release';
  title: string;
}

/** Posts that became public and versions that went live in the range, oldest first. */
export async function fetchMarks(range: DayRange): Promise<Mark[]> {
  const [posts, releases] = await Promise.all([
    // oxlint-disable-next-line house/whole-reads -- the function gives 1,000; a chart has no room for more marks
    adminData().rpc('traffic_marks', { from_day: range.from, to_day: range.to }),
    fetchReleases(range),
  ]);
  return joinMarks(unwrap(posts), releases);
}

/** Versions that went live in the range. A gateway that does not answer costs these marks, not the chart. */
async function fetchReleases({ from, to }: DayRange): Promise<Mark[]> {
  const history = await askPlatform<PlatformReleases>('/releases').catch(() => null);
  return (history?.releases ?? [])
    .map(({ at, changed }) => ({
      at,
      day: isoDay(new Date(at)),
      kind: 'release' as const,
      title: changed.map(({ app, version }) => `${app} ${version}`).join(', '),
    }))
    .filter(({ day }) => day >= from && day <= to);
}

function joinMarks(
  posts: readonly FunctionRow<'traffic_marks'>[],
  releases: readonly Mark[],
): Mark[] {
  const ofPosts = posts.map(({ at, day, title }) => ({
    at: isoTime(at),
    day,
    kind: 'post' as const,
    title,
  }));
  return [...ofPosts, ...releases].toSorted((a, b) => a.at.localeCompare(b.at));
}
