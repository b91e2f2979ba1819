/** Growth of counters within the last `lengthMs`. Each counter grows, or restarts at zero. */
export function createCounterWindow<Totals extends Readonly<Record<string, number>>>(
  lengthMs: number,
) {
  let last: Totals | null = null;
  const readings: { at: number; grown: Record<string, number> }[] = [];

  return {
    /** @param at ms since 1970, later than in the last call */
    add(at: number, totals: Totals): void {
      const before = readings.at(-1)?.grown;
      const grown: Record<string, number> = {};
      for (const [name, value] of Object.entries(totals)) {
        const known = last?.[name] ?? value;
        // A smaller value means that the counter has restarted at zero.
        const more = value >= known ? value - known : value;
        grown[name] = (before?.[name] ?? 0) + more;
      }
      last = totals;
      readings.push({ at, grown });
      // The first reading kept is the newest that is as old as the window.
      while ((readings[1]?.at ?? Infinity) <= at - lengthMs) readings.shift();
    },
    /** Growth within the window, or since the first reading if that is shorter. Null before the second reading. */
    growth(): Totals | null {
      const [first] = readings;
      const newest = readings.at(-1);
      if (!first || !newest || first === newest) return null;
      const names = Object.entries(newest.grown);
      return Object.fromEntries(
        names.map(([name, value]) => [name, value - (first.grown[name] ?? 0)]),
      ) as Totals;
    },
  };
}
