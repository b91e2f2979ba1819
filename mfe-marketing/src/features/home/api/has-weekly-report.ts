import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';

/**
 * Whether a weekly jobs report is published. The home page promises one only then.
 * @throws DataError when the request fails.
 */
export async function hasWeeklyReport(data: DataClient): Promise<boolean> {
  const reports = unwrap(
    await data
      .from('blog_posts')
      .select('id')
      .eq('topic', 'weekly-jobs-report')
      .in('status', ['scheduled', 'published'])
      .lte('published_at', new Date().toISOString())
      .limit(1),
  );
  return reports.length > 0;
}
