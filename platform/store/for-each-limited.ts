/** Runs work for all items, several at a time. After the first failure it starts no more, and throws that failure in the end. */
export async function forEachLimited<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const runNext = async (): Promise<void> => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      await work(next.value).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: limit }, runNext));
  if (failures.length > 0) throw failures[0];
}
