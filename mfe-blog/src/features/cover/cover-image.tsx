import type { CoverPhoto } from './cover-photo';

interface CoverImageProps {
  photo: CoverPhoto;
  /** How wide it is shown, as `sizes` of an image takes it. */
  sizes: string;
  /** Hidden from assistive technology, where a title stands beside it. */
  decorative?: boolean;
  /** Loaded at once: it is at the top of its page. */
  isFirst?: boolean;
  className?: string;
}

/** An uploaded cover, cut to 4:3 around its point of focus. */
export function CoverImage({ photo, sizes, decorative, isFirst, className = '' }: CoverImageProps) {
  const { src, alt, width, height, focus, copies } = photo;
  return (
    <picture>
      {copies && <source type="image/avif" srcSet={copies.avif} sizes={sizes} />}
      {copies && <source type="image/webp" srcSet={copies.webp} sizes={sizes} />}
      {/* The page's policy allows no style attributes: the point of focus is two classes. */}
      <img
        src={src}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
        className={`block aspect-4/3 h-auto w-full object-cover object-[var(--focus-x)_var(--focus-y)] focus-x-${focus.x} focus-y-${focus.y} ${className}`}
      />
    </picture>
  );
}
