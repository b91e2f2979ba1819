import { unwrap } from '@talent/data/unwrap';
import { weeksOf } from '@talent/ui/calendar-days';
import { adminData } from '../../../backend/admin-data';
import { toStatus } from '../../../posts/api/post';
import { isoTime } from '../../../time/utc';
import { spanOf } from '../calendar/calendar-time';

/** Posts with a time in the weeks of a month, `2026-11`, by time. @throws DataError when the request fails. */
export async function listMonth(month: string) {
  const { from, to } = spanOf(weeksOf(month));
  const rows = unwrap(
    await adminData()
      .from('blog_posts')
      .select('id, version, title, slug, status, published_at')
      .in('status', ['scheduled', 'published'])
      .gte('published_at', from)
      .lt('published_at', to)
      .order('published_at')
      .limit(500),
  );
  return rows.map(({ published_at, status, ...row }) => ({
    ...row,
    status: toStatus(status),
    publishedAt: isoTime(published_at ?? from),
  }));
}

export type CalendarPost = Awaited<ReturnType<typeof listMonth>>[number];
