import { MARK, MODULE, dot, hollowDot, hollowSquare, square } from '../mark-shapes.ts';
import { drawn, type Picture } from '../picture.ts';

/** Marks that belong together, in the order in which they are drawn. */
export interface CountedGroup {
  count: number;
  /**
   * `plain` marks are drawn for themselves; `named` is the one group that the caption names; `exception` is the hollow one in
   * the warm color. Beside a named group, plain marks are hollow.
   */
  is: 'plain' | 'named' | 'exception';
}

export interface CountFacts {
  /** `square` for a case or a unit of time, `dot` for a place or a person. */
  mark: 'square' | 'dot';
  /** 2 to 400 marks together. */
  groups: readonly CountedGroup[];
  /** How to read it, in at most twelve words, such as "Each square is a day. The first thirty are filled." */
  caption: string;
  /** Marks in a row; as many as fill the picture unless told. */
  columns?: number;
}

const [width, height] = [240, 160];

/** A number as that many marks, as large as 240 by 160 allows. */
export function pictureOfCount({ mark, groups, caption, columns }: CountFacts): Picture {
  const kinds = groups.flatMap(({ count, is }) => Array<CountedGroup['is']>(count).fill(is));
  const { pitch, inRow } = gridOf(kinds.length, columns);
  const rows = Math.ceil(kinds.length / inRow);
  const left = Math.floor((width - inRow * pitch) / 2);
  const top = Math.floor((height - rows * pitch) / 2);
  const marks: Record<CountedGroup['is'], string[]> = { plain: [], named: [], exception: [] };
  for (const [index, kind] of kinds.entries()) {
    const x = left + (index % inRow) * pitch + 1;
    const y = top + Math.floor(index / inRow) * pitch + 1;
    marks[kind].push(shapes[mark][kind](x, y, pitch - (MODULE - MARK)));
  }
  return drawn({ ink: marks.plain, signal: marks.named, accent: marks.exception, caption });
}

/** The largest grid of whole modules that holds all marks. */
function gridOf(count: number, columns?: number): { pitch: number; inRow: number } {
  for (let pitch = MODULE * 6; pitch > MODULE; pitch -= MODULE / 2) {
    const inRow = columns ?? Math.floor(width / pitch);
    const rows = Math.ceil(count / inRow);
    if (inRow * pitch <= width && rows * pitch <= height) return { pitch, inRow };
  }
  return { pitch: MODULE, inRow: columns ?? width / MODULE };
}

type Shape = (x: number, y: number, size: number) => string;

const shapes: Readonly<Record<CountFacts['mark'], Readonly<Record<CountedGroup['is'], Shape>>>> = {
  square: { plain: hollowSquare, named: square, exception: hollowSquare },
  dot: { plain: hollowDot, named: dot, exception: hollowDot },
};
