import type { PostKeys } from '../post/api/list-post-keys';
import { topics } from '../../content/topics';
import { topicLabel } from '../post-facts/topic-label';

/** A topic or an author with the number of their posts. */
export interface PostCount {
  slug: string;
  label: string;
  count: number;
}

/** Topics that have posts: in the order of the blog, and those that it has no words for after them. */
export function topicCounts(keys: readonly PostKeys[]): PostCount[] {
  const found = [...new Set(keys.map(({ topic }) => topic))].sort();
  const known = topics.map(({ slug }) => slug).filter((slug) => found.includes(slug));
  return [...new Set([...known, ...found])].map((slug) => ({
    slug,
    label: topicLabel(slug),
    count: keys.filter(({ topic }) => topic === slug).length,
  }));
}

/** Authors of posts, those with the most first. */
export function authorCounts(keys: readonly PostKeys[]): PostCount[] {
  const names = new Map(keys.map(({ author }) => [author.slug, author.name]));
  const counts = [...names].map(([slug, label]) => ({
    slug,
    label,
    count: keys.filter(({ author }) => author.slug === slug).length,
  }));
  return counts.sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
}
