/** A source of choices that gives the same ones for the same seed. */
export interface Random {
  /** A whole number from 0 to `below` - 1. */
  below(limit: number): number;
  /** True with this probability, 0 to 1. */
  chance(share: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** One of a list that may be empty; `otherwise` then. */
  pickOr<Item>(items: readonly Item[], otherwise: Item): Item;
  /** As many results of `make` as chosen, `from` to `to`. */
  several<Item>(from: number, to: number, make: () => Item): Item[];
  uuid(): string;
}

/** Choices of one request: its number in the run and the seed of the run decide all of them (mulberry32). */
export function createRandom(seed: number, index: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const below = (limit: number): number => Math.floor(next() * limit);
  const hex = (length: number): string =>
    Array.from({ length }, () => below(16).toString(16)).join('');
  return {
    below,
    chance: (share) => next() < share,
    pick: (items) => items[below(items.length)] ?? items[0],
    pickOr: (items, otherwise) => items[below(items.length)] ?? otherwise,
    several: (from, to, make) => Array.from({ length: from + below(to - from + 1) }, () => make()),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}
