/**
 * Groups of files that mention each other, directly or around, each after the groups that it mentions. A file that is in
 * no circle is a group of its own. (Tarjan's strongly connected components.)
 *
 * @param mentions file -> the files that it mentions
 */
export function referenceGroups(mentions: ReadonlyMap<string, readonly string[]>): string[][] {
  const groups: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();

  function visit(name: string): number {
    const place = order.size;
    order.set(name, place);
    lowest.set(name, place);
    open.push(name);
    isOpen.add(name);
    for (const next of mentions.get(name) ?? []) {
      const reached = order.get(next);
      if (reached === undefined) lower(name, visit(next));
      else if (isOpen.has(next)) lower(name, reached);
    }
    if (lowest.get(name) === place) close(name);
    return lowest.get(name) ?? place;
  }

  function lower(name: string, reached: number): void {
    lowest.set(name, Math.min(lowest.get(name) ?? reached, reached));
  }

  function close(name: string): void {
    const group = open.splice(open.indexOf(name));
    for (const member of group) isOpen.delete(member);
    groups.push(group);
  }

  for (const name of mentions.keys()) if (!order.has(name)) visit(name);
  return groups;
}
