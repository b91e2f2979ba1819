/** Posts on one page of a list. */
export const PAGE_SIZE = 9;

/** The items on a page, counted from 1. */
export function pageOf<Item>(items: readonly Item[], page: number): Item[] {
  return items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}

/** Number of pages for a number of items; an empty list has one. */
export function pageCount(items: number): number {
  return Math.max(1, Math.ceil(items / PAGE_SIZE));
}
