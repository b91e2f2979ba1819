import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { referenceColumns, toReference, type Post, type PostReference } from './post';

/** Posts of the same topic, and of others, that are looked at; enough to find some that fit. */
const CANDIDATES = 40;

/**
 * Posts that may be related to one: the newest of its topic and the newest of the others.
 * @throws DataError when a request fails.
 */
export async function listRelatedCandidates(
  data: DataClient,
  { slug, topic }: Pick<Post, 'slug' | 'topic'>,
): Promise<PostReference[]> {
  const newest = () =>
    data
      .from('blog_posts')
      .select(referenceColumns)
      .neq('slug', slug)
      .order('published_at', { ascending: false })
      .order('slug')
      .limit(CANDIDATES);
  const [same, others] = await Promise.all([
    newest().eq('topic', topic),
    newest().neq('topic', topic),
  ]);
  return [...unwrap(same), ...unwrap(others)].map(toReference);
}
