import { MODULE } from '../../mark-shapes.ts';
import { gridColumns, land, latitudeOf, type LandDot } from './land.ts';
import type { Frame } from './frame.ts';

/** Degrees of longitude and latitude from dot to dot, the finest first. In the north columns are nearer than rows. */
const steps = [
  [2, 2],
  [4, 2],
  [4, 4],
  [6, 4],
  [6, 6],
] as const;
const mostDots = 400;

/** The land of a frame in the finest grid that has at most 400 dots, and where they are drawn. */
export function mapScale(frame: Frame) {
  const [across, down] = steps.find((step) => dotsOf(frame, step).length <= mostDots) ?? [6, 6];
  const middle = (latitudeOf(frame.top) + latitudeOf(frame.bottom)) / 2;
  // A degree of longitude is shorter than one of latitude, by the cosine; the smaller distance is one module.
  const ratio = down / (across * Math.cos((middle * Math.PI) / 180));
  const pitch = ratio < 1 ? { x: MODULE / ratio, y: MODULE } : { x: MODULE, y: MODULE * ratio };
  /** Left upper corner of a dot's cell. */
  const placeOf = ({ column, row }: Pick<LandDot, 'column' | 'row'>) => ({
    x: (((column - frame.left) * 2) / across) * pitch.x,
    y: (((row - frame.top) * 2) / down) * pitch.y,
  });
  const end = placeOf({ column: frame.right, row: frame.bottom });
  return {
    dots: dotsOf(frame, [across, down]),
    width: whole(end.x),
    height: whole(end.y),
    placeOf,
  };
}

function dotsOf({ left, right, top, bottom }: Frame, [across, down]: readonly [number, number]) {
  return land.filter(
    ({ column, row }) =>
      column >= left &&
      column <= Math.min(right, gridColumns - 1) &&
      row >= top &&
      row <= bottom &&
      ((column - left) * 2) % across === 0 &&
      ((row - top) * 2) % down === 0,
  );
}

/** With room for the last mark, in whole modules. */
function whole(length: number): number {
  return Math.ceil((length + MODULE) / MODULE) * MODULE;
}
