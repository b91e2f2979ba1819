import type { PlatformStatus } from '@talent/api/platform/platform-status';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { askPlatform } from '../../../backend/ask-platform';
import { isoDay } from '../../../time/utc';
import type { DayRange } from './traffic';

/** Something that happened on a day and may explain a change. */
export interface Mark {
  day: string;
  kind: 'post' | 'release';
  title: string;
}

/** Posts that became public, and the live versions of the apps by the day on which they went live; oldest first. */
export async function fetchMarks({ from, to }: DayRange): Promise<Mark[]> {
  const [posts, status] = await Promise.all([
    adminData().rpc('traffic_marks', { from_day: from, to_day: to }),
    // A gateway that does not answer costs the marks of releases, not the chart.
    askPlatform<PlatformStatus>('/status').catch(() => null),
  ]);
  const stable = status?.channels.find(({ channel }) => channel === status.live.channel);
  const releases = (stable?.apps ?? []).map(({ app, version, since }) => ({
    day: isoDay(new Date(since)),
    kind: 'release' as const,
    title: `${app} ${version}`,
  }));
  return [
    ...unwrap(posts).map(({ day, title }) => ({ day, kind: 'post' as const, title })),
    ...releases.filter(({ day }) => day >= from && day <= to),
  ].toSorted((a, b) => a.day.localeCompare(b.day));
}
