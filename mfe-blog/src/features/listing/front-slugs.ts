import type { PostKeys } from '../post/api/list-post-keys';
import { PAGE_SIZE } from './page-of';

/**
 * Slugs of the posts that the front page has to know: its own, and the first page of every topic, so that
 * a choice of topic asks for nothing. Their number depends on the topics alone, however long the blog gets.
 *
 * @param keys - newest first
 */
export function frontSlugs(keys: readonly PostKeys[]): string[] {
  const seen = new Map<string, number>();
  return keys
    .filter(({ topic }, index) => {
      const place = seen.get(topic) ?? 0;
      seen.set(topic, place + 1);
      return index < PAGE_SIZE || place < PAGE_SIZE;
    })
    .map(({ slug }) => slug);
}
