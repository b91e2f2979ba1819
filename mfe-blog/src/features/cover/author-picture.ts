import type { Picture } from '@talent/ui/picture';
import { pictureOfCount } from '@talent/ui/picture-of-count';

/** Most marks of a picture. */
const MOST = 400;

/**
 * An author as the articles they wrote; null with fewer than two, which make no picture.
 * @param topics - of their articles, the one with most of them first
 */
export function authorPicture(topics: readonly { label: string; count: number }[]): Picture | null {
  const total = topics.reduce((sum, { count }) => sum + count, 0);
  const [first] = topics;
  if (!first || total < 2 || total > MOST) return null;
  const others = total - first.count;
  return pictureOfCount({
    mark: 'square',
    groups: [
      { count: first.count, is: 'named' as const },
      ...(others > 0 ? [{ count: others, is: 'plain' as const }] : []),
    ],
    caption: `A square is an article; ${others > 0 ? 'the filled ones are' : 'all are'} on ${first.label}.`,
  });
}
