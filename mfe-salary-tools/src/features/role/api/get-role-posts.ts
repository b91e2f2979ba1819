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
 * Published articles whose title has one of the words, newest first, then those about pay.
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
  const isNamed = ({ title }: { title: string }) =>
    words.some((word) => title.toLowerCase().includes(word));
  const named = rows.filter(isNamed);
  const aboutPay = rows.filter((row) => row.topic === PAY_TOPIC && !isNamed(row));
  return [...named, ...aboutPay]
    .slice(0, LIMIT)
    .map(({ slug, title, description }) => ({ slug, title, description }));
}
