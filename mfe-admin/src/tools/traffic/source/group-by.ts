/** Items by key, in the order in which the keys first come. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | null,
): [key: string, items: Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups];
}
