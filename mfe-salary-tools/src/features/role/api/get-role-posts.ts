import { allRows } from '@talent/data/all-rows';
import type { DataClient } from '@talent/data/client';

/** An article of the blog. */
export interface RolePost {
  slug: string;
  title: string;
  description: string;
}

const LIMIT = 4;
/** Articles about pay are for every role. */
const PAY_TOPIC = 'salary-insights';

/**
 * Published articles about pay, then those whose title has one of the words; of each the newest first.
 * @param words - in lower case.
 * @throws DataError when the request fails.
 */
export async function getRolePosts(
  data: DataClient,
  words: readonly string[],
  now: Date,
): Promise<RolePost[]> {
  const rows = await allRows(
    () =>
      data
        .from('blog_posts')
        .select('id, slug, title, description, topic, published_at')
        .eq('status', 'published')
        .lte('published_at', now.toISOString())
        .neq('topic', 'weekly-jobs-report'),
    'id',
  );
  const time = ({ published_at }: { published_at: string | null }) =>
    Date.parse(published_at ?? '');
  const rank = ({ title, topic }: { title: string; topic: string }) =>
    (topic === PAY_TOPIC ? 2 : 0) +
    (words.some((word) => title.toLowerCase().includes(word)) ? 1 : 0);
  return rows
    .filter((row) => rank(row) > 0)
    .toSorted((a, b) => rank(b) - rank(a) || time(b) - time(a))
    .slice(0, LIMIT)
    .map(({ slug, title, description }) => ({ slug, title, description }));
}
