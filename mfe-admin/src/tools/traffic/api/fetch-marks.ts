import type { PlatformReleases } from '@talent/api/platform/platform-releases';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { askPlatform } from '../../../backend/ask-platform';
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
export async function fetchMarks({ from, to }: DayRange): Promise<Mark[]> {
  const [posts, history] = await Promise.all([
    adminData().rpc('traffic_marks', { from_day: from, to_day: to }),
    // A gateway that does not answer costs the marks of releases, not the chart.
    askPlatform<PlatformReleases>('/releases').catch(() => null),
  ]);
  const releases = (history?.releases ?? []).map(({ at, changed }) => ({
    at,
    day: isoDay(new Date(at)),
    kind: 'release' as const,
    title: changed.map(({ app, version }) => `${app} ${version}`).join(', '),
  }));
  return [
    ...unwrap(posts).map(({ at, day, title }) => ({
      at: isoTime(at),
      day,
      kind: 'post' as const,
      title,
    })),
    ...releases.filter(({ day }) => day >= from && day <= to),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
}
