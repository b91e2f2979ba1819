import type { UnitDrawing } from '../content/home-hero';
import { unitMarks } from './unit-marks';
import { hollowSquare, unitShapes } from './unit-shapes';

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
