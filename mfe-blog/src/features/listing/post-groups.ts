import type { PostKeys } from '../post/api/list-posts';
import { authorPath, blogPath, topicPath } from '../../content/paths';
import { topics } from '../../content/topics';
import { topicLabel } from '../post-facts/topic-label';

/** Which posts a list shows. */
export type ListKind = 'all' | 'topic' | 'author';

/** Posts that are listed together. */
export interface PostGroup {
  kind: ListKind;
  /** Of the topic or author; empty for all posts. */
  slug: string;
  /** Of the topic or author; empty for all posts. */
  label: string;
  /** Of its first page. */
  path: string;
  /** Newest first. */
  keys: readonly PostKeys[];
}

/** A topic or an author with the number of their posts. */
export interface PostCount extends Pick<PostGroup, 'slug' | 'label'> {
  count: number;
}

/**
 * Every list of a kind: topics in the order of the blog, also those without posts, and those that it has no words for
 * after them; authors with the most posts first.
 */
export function postGroups(kind: ListKind, keys: readonly PostKeys[]): PostGroup[] {
  if (kind === 'all') return [{ kind, slug: '', label: '', path: blogPath, keys }];
  if (kind === 'topic') {
    const own = topics.map(({ slug }) => slug);
    const slugs = new Set([...own, ...keys.map(({ topic }) => topic).sort()]);
    return [...slugs].map((slug) => ({
      kind,
      slug,
      label: topicLabel(slug),
      path: topicPath(slug),
      keys: keys.filter(({ topic }) => topic === slug),
    }));
  }
  const authors = new Map(keys.map(({ author }) => [author.slug, author.name]));
  return [...authors]
    .map(([slug, label]) => ({
      kind,
      slug,
      label,
      path: authorPath(slug),
      keys: keys.filter(({ author }) => author.slug === slug),
    }))
    .sort((a, b) => b.keys.length - a.keys.length || (a.slug < b.slug ? -1 : 1));
}

/** The topics or authors that have posts. */
export function postCounts(kind: Exclude<ListKind, 'all'>, keys: readonly PostKeys[]): PostCount[] {
  return postGroups(kind, keys)
    .filter((group) => group.keys.length > 0)
    .map(({ slug, label, keys: { length: count } }) => ({ slug, label, count }));
}

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
