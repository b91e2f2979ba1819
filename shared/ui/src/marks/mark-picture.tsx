import { classList } from '../class-names/class-list.ts';
import type { MarkColor } from './mark-color.ts';
import type { Picture } from './picture.ts';

export interface MarkPictureProps {
  picture: Picture;
  /** Widest it gets: `card` 240 px, `page` 640 px, `full` the width of its parent. */
  size?: 'card' | 'page' | 'full';
  /** Hidden from assistive technology and without its caption, where the text beside it says the same. */
  decorative?: boolean;
  className?: string;
}

const widths = { card: 'max-w-60', page: 'max-w-160', full: 'max-w-none' } as const;

const fills: Readonly<Record<MarkColor, string>> = {
  ink: 'fill-ink',
  signal: 'fill-signal',
  accent: 'fill-data-2',
};

/**
 * A picture of marks with the caption that says how to read it. The finished drawing is in the HTML. Draw it where the
 * page is composed (`pictureOf…` in a loader) and pass the data: see the README of this folder.
 */
export function MarkPicture({
  picture,
  size = 'page',
  decorative = false,
  className,
}: MarkPictureProps) {
  const place = classList(widths[size], className);
  if (decorative) return <Drawing picture={picture} className={place} />;
  return (
    <figure className={place}>
      <Drawing picture={picture} />
      <figcaption className="mt-3 text-xs text-ink-muted">{picture.caption}</figcaption>
    </figure>
  );
}

/** The caption names the drawing for everyone, so the drawing itself is never announced. */
function Drawing({ picture, className }: { picture: Picture; className?: string }) {
  const { width, height, paths } = picture;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      // The ratio is known before any stylesheet: nothing moves.
      width={width}
      height={height}
      className={classList('mark-picture block h-auto w-full', className)}
    >
      {paths.map(({ color, d }) => (
        <path key={color} className={fills[color]} d={d} />
      ))}
    </svg>
  );
}
