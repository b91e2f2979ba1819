import type { Database } from '@talent/data/types';

/** An uploaded picture as pages show it. */
export interface CoverPhoto {
  /** Path of the file on this site, as those in `card` and `copies` are. */
  src: string;
  alt: string;
  /** px. */
  width: number;
  height: number;
  /** The point that stays in view where a part is shown: steps of a tenth of width and height, 0 to 10. */
  focus: { x: number; y: number };
  /** The part for shared links, 1200 by 630 px; null where there is none. */
  card: string | null;
  /** Lists of smaller copies as `srcset` takes them; null where there are none. */
  copies: { avif: string; webp: string } | null;
}

/** The columns of `blog_images` that it is made from. */
export type PhotoRow = Pick<
  Database['public']['Tables']['blog_images']['Row'],
  'path' | 'alt' | 'width' | 'height' | 'focus_x' | 'focus_y' | 'card_path' | 'widths'
>;

const FOLDER = '/storage/v1/object/public/blog-images/';

export function toCoverPhoto(row: PhotoRow): CoverPhoto {
  const { path, alt, width, height, focus_x, focus_y, card_path, widths } = row;
  const stem = FOLDER + path.replace(/\.[a-z]+$/, '');
  const copies = (ending: string) =>
    widths.map((one) => `${stem}-${one}.${ending} ${one}w`).join(', ');
  return {
    src: FOLDER + path,
    alt,
    width,
    height,
    focus: { x: Math.round(focus_x * 10), y: Math.round(focus_y * 10) },
    card: card_path === null ? null : FOLDER + card_path,
    // The whole picture is WebP where copies were made.
    copies:
      widths.length === 0
        ? null
        : { avif: copies('avif'), webp: `${copies('webp')}, ${FOLDER + path} ${width}w` },
  };
}
