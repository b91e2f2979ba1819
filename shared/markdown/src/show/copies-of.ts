import type { MarkdownAttributes } from '../document.ts';

/** How wide a picture in a text is shown. */
const SIZES = '(min-width: 48rem) 44rem, 100vw';

/** The smaller copies of a picture as an `img` takes them; nothing where there are none. */
export function copiesOf({ src, width, copies }: MarkdownAttributes = {}): {
  srcSet?: string;
  sizes?: string;
} {
  const isOurs = src !== undefined && /^\/(?!\/)[\w\-./]+\.webp$/.test(src);
  if (!isOurs || typeof width !== 'number' || !Array.isArray(copies)) return {};
  const stem = src.slice(0, -'.webp'.length);
  const files = copies.filter(Number.isInteger).map((one) => `${stem}-${one}.webp ${one}w`);
  return files.length === 0
    ? {}
    : { srcSet: [...files, `${src} ${width}w`].join(', '), sizes: SIZES };
}
