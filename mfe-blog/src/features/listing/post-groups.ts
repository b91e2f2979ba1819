import type { PostKeys } from '../post/api/list-post-keys';
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
