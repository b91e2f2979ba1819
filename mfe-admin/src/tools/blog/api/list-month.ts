import { weeksOf } from '@talent/ui/calendar-days';
import { listDatedPosts } from '../../../posts/api/list-dated-posts';
import type { DatedPost } from '../../../posts/api/list-dated-posts';
import { spanOf } from '../calendar/calendar-time';

export type CalendarPost = Omit<DatedPost, 'author'>;

/** Posts with a time in the weeks of a month, `2026-11`, by time. @throws DataError when the request fails. */
export function listMonth(month: string): Promise<CalendarPost[]> {
  const { from, to } = spanOf(weeksOf(month));
  return listDatedPosts(from, to);
}
