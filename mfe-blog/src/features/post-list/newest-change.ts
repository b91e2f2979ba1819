import type { PageHead } from '@talent/sdk/contract';
import type { PostSummary } from './post-summary';

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
