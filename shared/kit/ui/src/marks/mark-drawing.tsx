import { classList } from '../class-names/class-list.ts';
import type { MarkColor, Picture } from './picture.ts';

const fills: Readonly<Record<MarkColor, string>> = {
  ink: 'fill-ink',
  signal: 'fill-signal',
  accent: 'fill-data-2',
};

/** The marks alone, hidden from assistive technology: for the logo, and inside `mark-picture`, which has the caption. */
export function MarkDrawing({ picture, className }: { picture: Picture; className?: string }) {
  const { width, height, paths } = picture;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      // The ratio is known before any stylesheet: nothing moves.
      width={width}
      height={height}
      className={classList('mark-drawing', className)}
    >
      {paths.map(({ color, d }) => (
        <path key={color} className={fills[color]} d={d} />
      ))}
    </svg>
  );
}
