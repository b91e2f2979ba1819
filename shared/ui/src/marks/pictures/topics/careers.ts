import { hollowSquare, square } from '../../mark-shapes.ts';
import { drawn, type Picture } from '../../picture.ts';

/** Years at each level, from the first. */
const years = [2, 2, 3, 3, 3, 2] as const;
const size = 14;

/** A staircase: a column a year, and the filled square is the level reached in it. */
export function staircase(): Picture {
  const ink: string[] = [];
  const signal: string[] = [];
  const levels = years.flatMap((count, level) => Array<number>(count).fill(level));
  for (const [year, level] of levels.entries()) {
    for (let step = 0; step <= level; step += 1) {
      const [x, y] = [year * 16 + 1, 138 - step * 24];
      if (step === level) signal.push(square(x, y, size));
      else ink.push(hollowSquare(x, y, size));
    }
  }
  return drawn({
    ink,
    signal,
    caption: 'Columns are years; the filled square is the level. Illustrative.',
  });
}
