import { hollowSquare, square } from '../../mark-shapes.ts';
import { drawn, type Picture } from '../../picture.ts';

/** Applicants that reach each stage of a search. */
const stages = [28, 20, 12, 6, 3, 1] as const;

/** A funnel: rows of applicants, fewer at each stage. */
export function funnel(): Picture {
  const ink: string[] = [];
  const signal: string[] = [];
  for (const [stage, count] of stages.entries()) {
    for (let at = 0; at < count; at += 1) {
      const [x, y] = [120 - count * 4 + at * 8 + 1, stage * 24 + 17];
      if (stage === stages.length - 1) signal.push(square(x, y));
      else ink.push(hollowSquare(x, y));
    }
  }
  return drawn({
    ink,
    signal,
    caption: 'Squares are applicants, rows stages; the filled one is hired. Illustrative.',
  });
}
