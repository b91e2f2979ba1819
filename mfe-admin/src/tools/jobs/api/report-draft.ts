import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

const sourceOf = (week: string): string => `weekly-jobs-report:${week}`;

/** Whether the report was handed over to the LinkedIn tool. @throws DataError when the request fails. */
export async function isHandedOver(week: string): Promise<boolean> {
  const drafts = adminData().from('linkedin_posts').select('id').eq('source', sourceOf(week));
  return unwrap(await drafts.maybeSingle()) !== null;
}

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
