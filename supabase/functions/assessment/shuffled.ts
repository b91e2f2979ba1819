/** A number from 0 up to 1, as `Math.random` gives it. */
export type Random = () => number;

/** The same items in random order; every order is equally likely. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const result: Item[] = [];
  // Each item goes to a random place among those before it, and the item there moves to the end.
  for (const item of items) {
    const place = Math.floor(random() * (result.length + 1));
    const displaced = result[place];
    if (displaced === undefined) result.push(item);
    else {
      result[place] = item;
      result.push(displaced);
    }
  }
  return result;
}
