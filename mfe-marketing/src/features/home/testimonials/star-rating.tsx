const STARS = 5;
const star = 'M8 .5l2.3 4.9 5.2.7-3.8 3.7 1 5.3L8 12.5l-4.7 2.6 1-5.3L.5 6.1l5.2-.7z';

/** So many of five stars, as one picture with a name. */
export function StarRating({ rating }: { rating: number }) {
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
