import { hollowBox, hollowDot, hollowSquare } from '../mark-shapes.ts';
import { drawn, type Picture } from '../picture.ts';

/**
 * The shape that data would have: `list` of entries, `table` of figures, `chart` of columns over time, `calendar` of days,
 * `people` in a group.
 */
export type EmptyKind = 'list' | 'table' | 'chart' | 'calendar' | 'people';

const heights = [24, 40, 32, 56, 48, 72, 64, 96, 80, 112] as const;

const shapes: Readonly<Record<EmptyKind, () => string[]>> = {
  list: () =>
    [0, 1, 2, 3].flatMap((row) => [
      hollowSquare(24, row * 36 + 18, 16),
      hollowBox(56, row * 36 + 18, [128, 152, 104, 136][row] ?? 128, 6),
      hollowBox(56, row * 36 + 28, 64, 6),
    ]),
  table: () =>
    Array.from({ length: 24 }, (_, at) =>
      hollowBox((at % 4) * 52 + 20, Math.floor(at / 4) * 24 + 12, at % 4 === 0 ? 44 : 32, 8),
    ),
  chart: () => heights.map((height, at) => hollowBox(at * 20 + 23, 144 - height, 14, height)),
  calendar: () =>
    Array.from({ length: 35 }, (_, at) =>
      hollowSquare((at % 7) * 24 + 39, Math.floor(at / 7) * 24 + 23, 18),
    ),
  people: () =>
    Array.from({ length: 12 }, (_, at) =>
      hollowDot((at % 4) * 40 + 48, Math.floor(at / 4) * 40 + 28, 24),
    ),
};

/** The shape of a part of the staff tools before it has data, all hollow. */
export function pictureOfEmpty(kind: EmptyKind): Picture {
  return drawn({ ink: shapes[kind](), caption: 'Hollow marks: nothing is here yet.' });
}
