import type { PostKeys } from '../post/api/list-post-keys';

/** Posts on one page of a list. */
export const PAGE_SIZE = 9;

/** The items on a page, counted from 1. */
export function pageOf<Item>(items: readonly Item[], page: number): Item[] {
  return items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}

/** Number of pages for a number of items; an empty list has one. */
export function pageCount(items: number): number {
  return Math.max(1, Math.ceil(items / PAGE_SIZE));
}

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
