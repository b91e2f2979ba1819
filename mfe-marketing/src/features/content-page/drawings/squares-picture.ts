import { hollowSquare, MODULE, square } from '@talent/ui/mark-shapes';
import { drawn, type Picture } from '@talent/ui/picture';
import type { Score } from '../../../content/figure-block';

const SCALE = 4;

/** Four squares in a row, filled up to the score. */
export function scorePicture(score: Score): Picture {
  const places = Array.from({ length: SCALE }, (_, index) => index * MODULE);
  return drawn({
    caption: '',
    width: SCALE * MODULE,
    height: MODULE,
    ink: places.slice(score).map((x) => hollowSquare(x, 1)),
    signal: places.slice(0, score).map((x) => square(x, 1)),
  });
}

/** A stair with a column a level; the squares up to this level are filled. `level` counts from 1. */
export function stairPicture(level: number, levels: number): Picture {
  const ink: string[] = [];
  const signal: string[] = [];
  for (let column = 1; column <= levels; column += 1) {
    for (let row = 0; row < column; row += 1) {
      const [x, y] = [(column - 1) * MODULE, (levels - 1 - row) * MODULE + 1];
      if (column <= level) signal.push(square(x, y));
      else ink.push(hollowSquare(x, y));
    }
  }
  return drawn({ caption: '', width: levels * MODULE, height: levels * MODULE, ink, signal });
}
