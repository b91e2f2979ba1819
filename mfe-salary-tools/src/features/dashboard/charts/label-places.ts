/**
 * Heights of the labels at the ends of lines: the line's own height, moved as little as needed to
 * keep `gap` px from each other.
 * @param wanted - heights in px, in any order.
 * @returns heights in the same order, none beyond `bottom`.
 */
export function labelPlaces(wanted: readonly number[], gap: number, bottom: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let free = -Infinity;
  for (const at of order) {
    places[at] = Math.max(wanted[at] ?? 0, free);
    free = places[at] + gap;
  }
  let limit = bottom;
  for (const at of order.toReversed()) {
    places[at] = Math.min(places[at] ?? 0, limit);
    limit = places[at] - gap;
  }
  return places;
}
