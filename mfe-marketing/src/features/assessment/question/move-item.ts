/** One place towards the start, or towards the end. */
export type Move = -1 | 1;

/** The order with one item moved; the same object when it is at that end already. */
export function moved(order: readonly string[], id: string, by: Move): readonly string[] {
  const from = order.indexOf(id);
  const to = from + by;
  const other = order[to];
  if (from === -1 || other === undefined) return order;
  const next = [...order];
  next[to] = id;
  next[from] = other;
  return next;
}

/** The order with one item at another place, from 0; the same object when it is there already. */
export function movedTo(order: readonly string[], id: string, place: number): readonly string[] {
  const from = order.indexOf(id);
  const to = Math.min(Math.max(place, 0), order.length - 1);
  if (from === -1 || from === to) return order;
  const next = order.filter((other) => other !== id);
  next.splice(to, 0, id);
  return next;
}
