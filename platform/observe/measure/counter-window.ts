/** Counters by name; each only ever grows, or begins again at zero. */
export type Counters = Readonly<Record<string, number>>;

/** How much counters have grown within a time that moves on. */
export interface CounterWindow<Totals extends Counters> {
  /** @param at ms since 1970, later than the last one's */
  add(at: number, totals: Totals): void;
  /** Growth within the window; of a shorter time while nothing older is known. Null before the second reading. */
  growth(): Totals | null;
}

/** @param lengthMs how far back it reaches, ms */
export function createCounterWindow<Totals extends Counters>(
  lengthMs: number,
): CounterWindow<Totals> {
  let last: Totals | null = null;
  const readings: { at: number; grown: Record<string, number> }[] = [];

  return {
    add(at, totals) {
      const before = readings.at(-1)?.grown;
      const grown: Record<string, number> = {};
      for (const [name, value] of Object.entries(totals)) {
        const known = last?.[name] ?? value;
        // Less than before: it began again, and all of it is new.
        const more = value >= known ? value - known : value;
        grown[name] = (before?.[name] ?? 0) + more;
      }
      last = totals;
      readings.push({ at, grown });
      // The newest reading that is as old as the window is what the others are compared with.
      while ((readings[1]?.at ?? Infinity) <= at - lengthMs) readings.shift();
    },
    growth() {
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
