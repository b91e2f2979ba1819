import { hollowSquare, square } from '../../mark-shapes.ts';
import { drawn, type Picture } from '../../picture.ts';

/** Squares along the side of each grid. */
const sides = [12, 6, 3, 1] as const;
const pitch = 8;

/** An image pyramid: each grid sums up the one before it, the last is one square. */
export function pyramid(): Picture {
  const ink: string[] = [];
  const signal: string[] = [];
  let left = 17;
  for (const side of sides) {
    const top = 80 - (side * pitch) / 2;
    for (let cell = 0; cell < side * side; cell += 1) {
      const [x, y] = [left + (cell % side) * pitch, top + Math.floor(cell / side) * pitch + 1];
      if (side === 1) signal.push(square(x, y));
      else ink.push(hollowSquare(x, y));
    }
    left += side * pitch + 14;
  }
  return drawn({
    ink,
    signal,
    caption: 'Each grid sums up the one before; the last sees everything.',
  });
}
