import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

const sourceOf = (week: string): string => `weekly-jobs-report:${week}`;

/** Hands a report over as a draft; once for a week. @throws DataError with code `23505` where that was done before. */
export async function handOverReport({
  week,
  ...draft
}: Record<'week' | 'commentary' | 'link_url' | 'link_title', string>): Promise<void> {
  unwrap(
    await adminData()
      .from('linkedin_posts')
      .insert({ source: sourceOf(week), ...draft }),
  );
}
