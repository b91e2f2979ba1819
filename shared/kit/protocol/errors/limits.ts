/** Most breadcrumbs of an error. */
export const MOST_BREADCRUMBS = 10;
