import { MODULE, dot, square } from '../../mark-shapes.ts';
import { drawn, type Picture } from '../../picture.ts';

/** A car as the detector sees it, one letter a dot. */
const shape = [
  '....######....',
  '...##.#..##...',
  '..##..#...##..',
  '##############',
  '##############',
  '##############',
  '..###....###..',
  '...#......#...',
] as const;
const columns = 30;
const rows = 20;
const left = 9;
const top = 6;

/** A detection: a grid of dots, the larger ones a car, and a box of squares around it. */
export function detection(): Picture {
  const ink: string[] = [];
  const signal: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * MODULE + 1, row * MODULE + 1];
      if (shape[row - top]?.[column - left] === '#') ink.push(dot(x, y));
      else if (isBox(column, row)) signal.push(square(x, y));
      else if (!isInside(column, row) && (row + column) % 2 === 0) ink.push(dot(x + 2, y + 2, 2));
    }
  }
  return drawn({
    ink,
    signal,
    caption: 'Squares box in the object found among the dots. Illustrative.',
  });
}

function isInside(column: number, row: number): boolean {
  return column >= left - 2 && column <= left + 15 && row >= top - 2 && row <= top + 9;
}

function isBox(column: number, row: number): boolean {
  const onSide = column === left - 2 || column === left + 15;
  const onEdge = row === top - 2 || row === top + 9;
  return isInside(column, row) && (onSide || onEdge);
}
