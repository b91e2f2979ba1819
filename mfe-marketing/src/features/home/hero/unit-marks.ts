/** Marks of one kind on a grid, in units of the drawing. */
export interface MarkGrid {
  /** Index of the first mark, counted along the rows from 0. */
  from: number;
  /** Index after the last mark. */
  to: number;
  columns: number;
  pitchX: number;
  pitchY: number;
  /** SVG path commands of one mark, relative to its place: `v14` for a stroke. */
  mark: string;
}

/** All marks as the `d` of one path: a hundred elements would cost every visitor their hydration. */
export function unitMarks({ from, to, columns, pitchX, pitchY, mark }: MarkGrid): string {
  let path = '';
  for (let index = from; index < to; index += 1) {
    const x = (index % columns) * pitchX;
    const y = Math.floor(index / columns) * pitchY;
    path += `M${tidy(x)} ${tidy(y)}${mark}`;
  }
  return path;
}

/** One decimal, without the noise of binary fractions. */
function tidy(value: number): number {
  return Math.round(value * 10) / 10;
}
