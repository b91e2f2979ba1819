/** Does the work for all items, some at once; after the first failure it begins no other, and ends what it began. */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const failures: unknown[] = [];
  const workNext = async (): Promise<void> => {
    for (const item of waiting) {
      await work(item).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workNext));
  if (failures.length > 0) throw failures[0];
}
