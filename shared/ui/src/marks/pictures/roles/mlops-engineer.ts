import { MODULE, arc, hollowStroke, stroke, strongStroke } from '../../mark-shapes.ts';
import { drawn, type Picture } from '../../picture.ts';

const rows = 4;
const weeksInRow = 6;
const daysInWeek = 5;
const height = 24;
/** Counted from the first release. */
const rolledBack = 67;
const restored = 63;

/** Weeks of releases: one was rolled back to an earlier one. */
export function releaseLog(): Picture {
  const ink: string[] = [];
  const signal: string[] = [];
  const accent: string[] = [];
  for (let release = 0; release < rows * weeksInRow * daysInWeek; release += 1) {
    const { x, y } = placeOf(release);
    if (release === rolledBack) accent.push(hollowStroke(x, y, height));
    else if (release === restored) signal.push(strongStroke(x, y, height));
    else ink.push(stroke(x, y, height));
  }
  const [from, to] = [placeOf(rolledBack), placeOf(restored)];
  accent.push(arc(from.x + 3, to.x + 3, from.y - 2, 12));
  return drawn({
    ink,
    signal,
    accent,
    caption: 'Each stroke is a release; hollow was rolled back to filled. Illustrative.',
  });
}

function placeOf(release: number): { x: number; y: number } {
  const week = Math.floor(release / daysInWeek) % weeksInRow;
  const row = Math.floor(release / (daysInWeek * weeksInRow));
  return {
    x: week * 40 + (release % daysInWeek) * (MODULE - 1) + 3,
    y: row * 40 + 14,
  };
}
