import type { UnitDrawing } from '../content/home-hero';
import { unitMarks } from './unit-marks';

/** How one mark looks and how far the next one is, in units of the drawing. */
interface UnitShape {
  pitchX: number;
  pitchY: number;
  /** Height of a mark. */
  height: number;
  /** SVG path commands of a mark, drawn from the grid point plus the offsets. */
  mark: string;
  offsetX: number;
  offsetY: number;
  strokeWidth: number;
  strokeLinecap: 'butt' | 'round';
}

const unitShapes: Record<UnitDrawing['shape'], UnitShape> = {
  stroke: {
    pitchX: 8,
    pitchY: 20,
    height: 14,
    mark: 'v14',
    offsetX: 1,
    offsetY: 0,
    strokeWidth: 2,
    strokeLinecap: 'butt',
  },
  square: {
    pitchX: 9.6,
    pitchY: 9.6,
    height: 7,
    mark: 'h7',
    offsetX: 0,
    offsetY: 3.5,
    strokeWidth: 7,
    strokeLinecap: 'butt',
  },
  dot: {
    pitchX: 12,
    pitchY: 12,
    height: 8,
    mark: 'h0',
    offsetX: 4,
    offsetY: 4,
    strokeWidth: 8,
    strokeLinecap: 'round',
  },
};

/** A square that is not filled, from the grid point. */
const hollowSquare = 'm.5 .5h6v6h-6z';

/** Width of every drawing, so that the three share one scale. */
const WIDTH = 192;

/** A number drawn as that many marks; the number itself is next to it as text. */
export function UnitChart({ value, drawing }: { value: number; drawing: UnitDrawing }) {
  const { pitchX, pitchY, height, mark, offsetX, offsetY, ...stroke } = unitShapes[drawing.shape];
  const { columns, outOf = value, orMore } = drawing;
  const lastRow = (Math.ceil(outOf / columns) - 1) * pitchY;
  const grid = { columns, pitchX, pitchY };
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${lastRow + height}`}
      className="block w-full max-w-48 fill-none stroke-data-1"
    >
      <path
        {...stroke}
        transform={`translate(${offsetX} ${offsetY})`}
        d={unitMarks({ ...grid, from: 0, to: value, mark })}
      />
      {outOf > value && (
        <path d={unitMarks({ ...grid, from: value, to: outOf, mark: hollowSquare })} />
      )}
      {orMore && <path strokeWidth="2" d={`M${columns * pitchX} ${lastRow + 4}h8m-4 -4v8`} />}
    </svg>
  );
}
