/** A label that wants to be centered at a height. */
export interface DodgeLabel {
  /** Center in px. */
  wanted: number;
  /** Height in px. */
  height: number;
}

/**
 * Centers of labels in px, moved as little as needed so that none covers another and none leaves 0 to `bottom`.
 * Their order from top to bottom stays. Where they cannot all fit, they begin above 0.
 */
export function dodge(labels: readonly DodgeLabel[], bottom: number): number[] {
  const order = labels.map((_, at) => at).sort((a, b) => wantedOf(a) - wantedOf(b));
  const places = labels.map(({ wanted }) => wanted);
  let free = 0;
  for (const at of order) {
    const half = heightOf(at) / 2;
    places[at] = Math.max(wantedOf(at), free + half);
    free = places[at] + half;
  }
  let limit = bottom;
  for (const at of order.toReversed()) {
    const half = heightOf(at) / 2;
    places[at] = Math.min(places[at] ?? 0, limit - half);
    limit = places[at] - half;
  }
  return places;

  function wantedOf(at: number): number {
    return labels[at]?.wanted ?? 0;
  }
  function heightOf(at: number): number {
    return labels[at]?.height ?? 0;
  }
}
