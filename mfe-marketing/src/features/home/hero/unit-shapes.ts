import type { UnitDrawing } from '../content/home-hero';

/** How one mark looks and how far the next one is, in units of the drawing. */
export interface UnitShape {
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

export const unitShapes: Record<UnitDrawing['shape'], UnitShape> = {
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
export const hollowSquare = 'm.5 .5h6v6h-6z';
