/** A figure from fewer cases than this shows a direction rather than a price. */
export const SMALL_SAMPLE = 50;
