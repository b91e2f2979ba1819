import { MODULE, stroke, strongStroke } from '../../mark-shapes.ts';
import { drawn, type Picture } from '../../picture.ts';

const salaries = 29;
const middle = 14;

/** A parade of salaries from the lowest to the highest, the median filled. */
export function parade(): Picture {
  const ink: string[] = [];
  const signal: string[] = [];
  for (let at = 0; at < salaries; at += 1) {
    const share = (at + 0.5) / salaries;
    const height = Math.round(52 * Math.exp(0.42 * Math.log(share / (1 - share))));
    const place = [at * MODULE + 5, 152 - Math.min(height, 148), Math.min(height, 148)] as const;
    if (at === middle) signal.push(strongStroke(...place));
    else ink.push(stroke(...place));
  }
  return drawn({
    ink,
    signal,
    caption: 'Strokes are salaries, low to high; the median is filled. Illustrative.',
  });
}
