import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

const sourceOf = (week: string): string => `weekly-jobs-report:${week}`;

/**
 * Hands a report over as a draft; once for a week. A draft with the same words is the work of an earlier try, whose answer was lost.
 * @throws DataError with code `23505` where there is one with other words.
 */
export async function handOverReport({
  week,
  ...draft
}: Record<'week' | 'commentary' | 'link_url' | 'link_title', string>): Promise<void> {
  const source = sourceOf(week);
  const posts = () => adminData().from('linkedin_posts');
  const added = await posts().insert({ source, ...draft });
  if (added.error?.code === '23505') {
    const known = unwrap(await posts().select('commentary').eq('source', source).maybeSingle());
    if (known?.commentary === draft.commentary) return;
  }
  unwrap(added);
}
