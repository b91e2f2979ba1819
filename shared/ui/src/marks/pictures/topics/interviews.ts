import { MODULE, box, stroke, strongStroke } from '../../mark-shapes.ts';
import { drawn, type Picture } from '../../picture.ts';
import { seeded } from '../../seeded.ts';

const turns = 29;
const middle = 72;

/** A conversation: questions above the line, answers below it, the longest answer filled. */
export function conversation(): Picture {
  const random = seeded('interviews');
  const heights = Array.from({ length: turns }, (_, turn) =>
    turn % 4 === 0 ? 12 + Math.round(random() * 28) : 8 + Math.round(random() ** 2 * 64),
  );
  const longest = heights.reduce(
    (best, height, turn) => (turn % 4 !== 0 && height > (heights[best] ?? 0) ? turn : best),
    1,
  );
  const ink: string[] = [box(0, middle, 240, 1)];
  const signal: string[] = [];
  for (const [turn, height] of heights.entries()) {
    const x = turn * MODULE + 5;
    if (turn % 4 === 0) ink.push(stroke(x, middle - 4 - height, height));
    else if (turn === longest) signal.push(strongStroke(x, middle + 5, height));
    else ink.push(stroke(x, middle + 5, height));
  }
  return drawn({
    ink,
    signal,
    caption: 'Strokes above ask, below answer; the longest answer is filled. Illustrative.',
  });
}
