/** `ink` for all marks, `signal` for the one group that the caption names, `accent` for the exception. */
export type MarkColor = 'ink' | 'signal' | 'accent';

/** In the order in which they are drawn. */
const colors: readonly MarkColor[] = ['ink', 'signal', 'accent'];

/** Every mark of one color. */
export interface MarkPath {
  color: MarkColor;
  /** SVG path data, drawn by filling: hollow marks are rings. One `M` a mark. */
  d: string;
}

/** A finished drawing as plain data: safe in a loader's answer, the same bytes for the same facts. */
export interface Picture {
  /** Width and height of the view box, in the drawing's units: multiples of 8. */
  width: number;
  height: number;
  /** At most one path a color, ink first. */
  paths: readonly MarkPath[];
  /** How to read it, in at most twelve words. */
  caption: string;
}

/** Path data of `mark-shapes`, by color. */
export type Marks = Partial<Record<MarkColor, readonly string[]>>;

/** Marks to be drawn one after the other. */
export const lists = (): Record<MarkColor, string[]> => ({ ink: [], signal: [], accent: [] });

interface Drawing extends Marks {
  caption: string;
  /** 240 unless told. */
  width?: number;
  /** 160 unless told. */
  height?: number;
}

/** Assembles marks to a picture, one path a color. */
export function drawn({ caption, width = 240, height = 160, ...marks }: Drawing): Picture {
  const paths = colors.flatMap((color) => {
    const d = (marks[color] ?? []).join('');
    return d === '' ? [] : [{ color, d }];
  });
  return { width, height, paths, caption };
}
