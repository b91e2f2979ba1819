/** Days from the brief call until the engineer starts, as the drawing counts them. */
export const SEARCH_DAYS = 28;
/** Days until the end of the support. */
const LAST_DAY = SEARCH_DAYS + 180;
/** Share of the width for the search, percent; the months of support are drawn shorter. */
export const SEARCH_SHARE = 76;

/** Place of a day on the drawing, percent of its width. */
export function placeOfDay(day: number): number {
  if (day <= SEARCH_DAYS) return (day / SEARCH_DAYS) * SEARCH_SHARE;
  const share = (day - SEARCH_DAYS) / (LAST_DAY - SEARCH_DAYS);
  return SEARCH_SHARE + Math.min(1, share) * (100 - SEARCH_SHARE);
}
