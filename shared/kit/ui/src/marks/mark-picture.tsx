import { classList } from '../class-names/class-list.ts';
import { MarkDrawing } from './mark-drawing.tsx';
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
const drawing = 'mark-picture block h-auto w-full';

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
  if (decorative) return <MarkDrawing picture={picture} className={`${drawing} ${place}`} />;
  return (
    <figure className={place}>
      <MarkDrawing picture={picture} className={drawing} />
      <figcaption className="mt-3 text-xs text-ink-muted">{picture.caption}</figcaption>
    </figure>
  );
}
