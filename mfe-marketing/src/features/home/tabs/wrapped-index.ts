/** The index so many steps on in a ring of `count`: after the last comes the first, and the other way round. */
export function wrappedIndex(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}
