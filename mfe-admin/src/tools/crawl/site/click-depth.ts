/**
 * Fewest clicks from one page to each that can be reached: breadth-first over the links.
 * @param links - where each page leads.
 */
export function clickDepths(
  start: string,
  links: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const depths = new Map([[start, 0]]);
  for (const [path, depth] of depths) {
    // A map is gone through with what is added meanwhile.
    for (const next of links.get(path) ?? []) if (!depths.has(next)) depths.set(next, depth + 1);
  }
  return depths;
}
