import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';

/** An article of the blog. */
export interface RolePost {
  slug: string;
  title: string;
  description: string;
}

/** How many articles a page lists. */
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
  const rows = unwrap(
    await data
      .from('blog_posts')
      .select('slug, title, description, topic')
      .eq('status', 'published')
      .lte('published_at', now.toISOString())
      .neq('topic', 'weekly-jobs-report')
      .order('published_at', { ascending: false })
      .order('slug'),
  );
  const rank = ({ title, topic }: { title: string; topic: string }) =>
    (topic === PAY_TOPIC ? 2 : 0) +
    (words.some((word) => title.toLowerCase().includes(word)) ? 1 : 0);
  return rows
    .filter((row) => rank(row) > 0)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, LIMIT)
    .map(({ slug, title, description }) => ({ slug, title, description }));
}
