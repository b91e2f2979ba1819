import { Badge } from '@talent/ui/badge';
import type { Testimonial } from '../content/home-testimonials';

interface TestimonialSlideProps extends Testimonial {
  id: string;
  /** Says that no one has really said this; null for a real quotation. */
  badge: string | null;
  /** In place of the stars, where there is no rating. */
  unrated: string;
  /** `1 / 3` */
  position: string;
  isShown: boolean;
}

/** One testimonial. A hidden one still takes up its space, but keys and screen readers cannot reach it. */
export function TestimonialSlide({
  id,
  badge,
  unrated,
  position,
  isShown,
  quote,
  author,
  title,
  company,
  initials,
  rating,
  metrics,
}: TestimonialSlideProps) {
  return (
    <div
      id={id}
      role="tabpanel"
      aria-roledescription="slide"
      aria-label={position}
      tabIndex={0}
      className={`[grid-area:1/1] noscript:visible noscript:[grid-area:auto] ${isShown ? '' : 'invisible'}`}
    >
      <figure className="grid h-full content-between gap-y-5 lg:grid-cols-[1fr_25rem] lg:content-start lg:gap-x-16">
        <blockquote>
          <p className="max-w-4xl font-display text-heading text-balance">{`“${quote}”`}</p>
        </blockquote>
        <figcaption className="grid grid-cols-[auto_1fr] content-start gap-x-4 border-t-2 border-ink pt-4">
          <span
            aria-hidden="true"
            className="row-span-3 grid size-12 place-items-center rounded-full bg-ink font-display text-lg text-paper"
          >
            {initials}
          </span>
          <span className="font-semibold">{author}</span>
          <span className="text-sm">{`${title}, ${company}`}</span>
          <span className="mt-3 flex flex-wrap items-center gap-2">
            {rating === null ? <Badge>{unrated}</Badge> : <StarRating rating={rating} />}
            <Badge tone="positive">{metrics}</Badge>
            {badge !== null && <Badge>{badge}</Badge>}
          </span>
        </figcaption>
      </figure>
    </div>
  );
}

const STARS = 5;
const star = 'M8 .5l2.3 4.9 5.2.7-3.8 3.7 1 5.3L8 12.5l-4.7 2.6 1-5.3L.5 6.1l5.2-.7z';

function StarRating({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={`${rating} out of ${STARS} stars`}
      viewBox={`0 0 ${STARS * 18} 16`}
      className="h-4 w-auto shrink-0 fill-none stroke-current text-data-2"
    >
      {Array.from({ length: STARS }, (_, index) => (
        <path
          key={index}
          d={star}
          transform={`translate(${index * 18})`}
          className={index < rating ? 'fill-current' : undefined}
        />
      ))}
    </svg>
  );
}
