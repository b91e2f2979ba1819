export type Random = ReturnType<typeof createRandom>;

/** Pseudorandom numbers, reproducible from their seed. The generator is mulberry32: fast, and good enough for this. */
export function createRandom(seed: number) {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** A whole number from 0 to `below` - 1. */
    below: (below: number) => Math.floor(next() * below),
    /** True in `percent` of 100 cases; fractions are allowed. */
    chance: (percent: number) => next() * 100 < percent,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from.');
      return item;
    },
  };
}

/** The seed of one case of a run, so that each case can be repeated alone. */
export function seedOf(seed: number, index: number): number {
  return Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
}
