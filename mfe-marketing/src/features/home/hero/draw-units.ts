import { box, dot, hollowSquare, square } from '@talent/ui/mark-shapes';
import { drawn, type Picture } from '@talent/ui/picture';
import type { UnitDrawing } from '../content/home-hero';

interface UnitShape {
  pitchX: number;
  pitchY: number;
  height: number;
  mark: (x: number, y: number) => string;
  hollow: (x: number, y: number) => string;
}

const unitShapes: Readonly<Record<UnitDrawing['shape'], UnitShape>> = {
  stroke: {
    pitchX: 8,
    pitchY: 20,
    height: 14,
    mark: (x, y) => box(x, y, 2, 14),
    hollow: (x, y) => box(x, y, 1, 14),
  },
  square: {
    pitchX: 9.6,
    pitchY: 9.6,
    height: 7,
    mark: (x, y) => square(x, y, 7),
    hollow: (x, y) => hollowSquare(x, y, 7),
  },
  dot: {
    pitchX: 12,
    pitchY: 12,
    height: 8,
    mark: (x, y) => dot(x, y, 8),
    hollow: (x, y) => dot(x + 2, y + 2, 4),
  },
};

/** Width of every drawing, so that the three share one scale. */
const width = 192;

/** A number as that many marks in rows; the rest of the whole is hollow, and a plus sign follows a minimum. */
export function drawUnits(value: number, drawing: UnitDrawing): Omit<Picture, 'caption'> {
  const { shape, columns, outOf = value, orMore } = drawing;
  const { pitchX, pitchY, height, mark, hollow } = unitShapes[shape];
  const lastRow = (Math.ceil(outOf / columns) - 1) * pitchY;
  const marks = Array.from({ length: outOf }, (_, index) => {
    const place = [(index % columns) * pitchX, Math.floor(index / columns) * pitchY] as const;
    return (index < value ? mark : hollow)(...place);
  });
  const end = columns * pitchX;
  const plus = [box(end, lastRow + 3, 8, 2), box(end + 3, lastRow, 2, 8)];
  const { paths } = drawn({
    ink: marks.slice(value),
    signal: [...marks.slice(0, value), ...(orMore ? plus : [])],
    caption: '',
  });
  return { width, height: lastRow + height, paths };
}
