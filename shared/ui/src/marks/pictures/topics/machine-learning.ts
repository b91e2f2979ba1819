import { hollowSquare, square } from '../../mark-shapes.ts';
import { drawn, type Picture } from '../../picture.ts';

const folds = 5;
const inFold = 4;
const pitch = 11;

/** Cross-validation: five rows, in each another fifth is held out. */
export function crossValidation(): Picture {
  const ink: string[] = [];
  const signal: string[] = [];
  for (let row = 0; row < folds; row += 1) {
    for (let item = 0; item < folds * inFold; item += 1) {
      for (const line of [0, 1]) {
        const [x, y] = [item * pitch + 12, row * 30 + line * pitch + 10];
        if (Math.floor(item / inFold) === row) signal.push(square(x, y, 8));
        else ink.push(hollowSquare(x, y, 8));
      }
    }
  }
  return drawn({
    ink,
    signal,
    caption: 'Each row trains on hollow squares and tests on filled ones.',
  });
}
