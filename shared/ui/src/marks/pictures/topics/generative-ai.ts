import { box, hollowBox } from '../../mark-shapes.ts';
import { drawn, type Picture } from '../../picture.ts';
import { seeded } from '../../seeded.ts';

/** Passages that are part of the answer, counted along the rows. */
const found: readonly number[] = [9, 22, 28, 35];
const columns = 8;
const rows = 6;

/** Retrieval: blocks are passages, and the answer below is made of the filled ones. */
export function retrieval(): Picture {
  const random = seeded('generative-ai');
  const ink: string[] = [];
  const signal: string[] = [];
  let answerEnd = 3;
  for (let passage = 0; passage < columns * rows; passage += 1) {
    const width = 10 + Math.round(random() * 14);
    const [x, y] = [(passage % columns) * 30 + 3, Math.floor(passage / columns) * 18 + 4];
    if (found.includes(passage)) {
      signal.push(box(x, y, width, 10), box(answerEnd, 132, width, 18));
      answerEnd += width + 4;
    } else ink.push(hollowBox(x, y, width, 10));
  }
  ink.push(box(0, 119, 240, 1));
  return drawn({
    ink,
    signal,
    caption: 'Blocks are passages; the filled ones make the answer below. Illustrative.',
  });
}
