import type { PlatformReleases } from '@talent/api/platform/platform-releases';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { askPlatform } from '../../../backend/ask-platform';
import type { FunctionRow } from '../../../backend/function-row';
import { isoDay, isoTime } from '../../../time/utc';
import type { DayRange } from './traffic';

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
export async function fetchReleases({ from, to }: DayRange): Promise<Mark[]> {
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

/** Posts and releases, oldest first. */
export function joinMarks(
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
