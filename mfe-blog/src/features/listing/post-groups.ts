import type { PostKeys } from '../post/api/list-post-keys';
import { authorPath, blogPath, topicPath } from '../../content/paths';
import { topics } from '../../content/topics';
import { authorCounts, topicCounts } from './post-counts';

/** Which posts a list shows. */
export type ListKind = 'all' | 'topic' | 'author';

/** Posts that are listed together. */
export interface PostGroup {
  kind: ListKind;
  /** Of the topic or author; empty for all posts. */
  slug: string;
  /** Of its first page. */
  path: string;
  /** Newest first. */
  keys: readonly PostKeys[];
}

/** Every list of a kind. The blog's own topics have one before they have posts. */
export function postGroups(kind: ListKind, keys: readonly PostKeys[]): PostGroup[] {
  switch (kind) {
    case 'all':
      return [{ kind, slug: '', path: blogPath, keys }];
    case 'topic':
      return topicSlugs(keys).map((slug) => ({
        kind,
        slug,
        path: topicPath(slug),
        keys: keys.filter(({ topic }) => topic === slug),
      }));
    case 'author':
      return authorCounts(keys).map(({ slug }) => ({
        kind,
        slug,
        path: authorPath(slug),
        keys: keys.filter(({ author }) => author.slug === slug),
      }));
  }
}

function topicSlugs(keys: readonly PostKeys[]): string[] {
  const known = topics.map(({ slug }) => slug);
  return [...new Set([...known, ...topicCounts(keys).map(({ slug }) => slug)])];
}
