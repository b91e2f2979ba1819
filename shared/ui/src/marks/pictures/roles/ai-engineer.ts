import { MODULE, box, hollowSquare, square } from '../../mark-shapes.ts';
import { drawn, type Picture } from '../../picture.ts';
import { seeded } from '../../seeded.ts';

const cases = 19;
const versions = 19;
const pitch = 12;

/** An evaluation table: a row a case, a column a version, and the failed cases thin out. */
export function evaluationTable(): Picture {
  const random = seeded('ai-engineer');
  const ink: string[] = [];
  const signal: string[] = [];
  for (let version = 0; version < versions; version += 1) {
    const failing = 0.62 * (1 - version / (versions - 1)) ** 1.4;
    for (let row = 0; row < cases; row += 1) {
      const [x, y] = [version * pitch + 3, row * MODULE + 5];
      // The last version is the one to release: its squares are wider.
      if (version === versions - 1) signal.push(box(x, y, 12, 6));
      else ink.push(random() < failing ? hollowSquare(x, y) : square(x, y));
    }
  }
  return drawn({
    ink,
    signal,
    caption: 'Rows are cases, columns versions, hollow failed; the last passes. Illustrative.',
  });
}
