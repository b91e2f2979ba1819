import { hollowSquare, square } from '../mark-shapes.ts';
import { drawn, lists, type Picture } from '../picture.ts';
import { seeded } from '../seeded.ts';
import { pictureOfCount, type CountFacts } from './picture-of-count.ts';
import { pictureOfTopic } from './picture-of-topic.ts';

export interface PostFacts {
  slug: string;
  /** Slug of its topic; null where it has none. */
  topic: string | null;
  /** A number of the post's own, drawn as that many marks. */
  numbers?: CountFacts;
}

/** The cover of a post: its own number, else its topic's picture, else a pattern of its address. */
export function pictureOfPost({ slug, topic, numbers }: PostFacts): Picture {
  if (numbers) return pictureOfCount(numbers);
  return (topic === null ? null : pictureOfTopic(topic)) ?? patternOf(slug);
}

/** Rows of squares as long as the words of the address. */
function patternOf(slug: string): Picture {
  const random = seeded(slug);
  const { ink, signal } = lists();
  for (const [row, word] of slug.split('-').slice(0, 9).entries()) {
    for (let letter = 0; letter < Math.min(word.length, 14); letter += 1) {
      const [x, y] = [letter * 16 + 9, row * 16 + 9];
      if (random() < 0.3) signal.push(square(x, y, 14));
      else ink.push(hollowSquare(x, y, 14));
    }
  }
  return drawn({
    ink,
    signal,
    caption: 'Rows are the words of the address, squares their letters.',
  });
}
