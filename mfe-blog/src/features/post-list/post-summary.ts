import type { Picture } from '@talent/ui/picture';
import { coverOf } from '../cover/cover-of';
import type { Post } from '../post/api/post';
import { readingMinutes } from '../post-facts/reading-minutes';
import type { PageHead } from '@talent/sdk/contract';

/** A post as a list shows it. */
export interface PostSummary extends Omit<Post, 'seoTitle' | 'body' | 'updatedAt' | 'author'> {
  author: { slug: string; name: string };
  readingMinutes: number;
  cover: Picture;
}

/** A post without its text. For plans alone, as it draws the cover. */
export function summaryOf({
  body,
  seoTitle: _seoTitle,
  updatedAt: _updatedAt,
  author,
  ...post
}: Post): PostSummary {
  const { slug, name } = author;
  return {
    ...post,
    author: { slug, name },
    readingMinutes: readingMinutes(body),
    cover: coverOf({ ...post, body }),
  };
}

/** When a list last got a post; nothing for an empty list. */
export function newestChange(
  posts: readonly Pick<PostSummary, 'publishedAt'>[],
): Pick<PageHead, 'modifiedAt'> {
  const newest = posts
    .map(({ publishedAt }) => publishedAt)
    .sort()
    .at(-1);
  return newest === undefined ? {} : { modifiedAt: newest };
}
