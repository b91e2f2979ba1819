const DAILY = 7;
const WEEKLY = 4;

const DAY_MS = 24 * 60 * 60 * 1000;
/** 1970 began on a Thursday: weeks are counted from Monday. */
const MONDAY_MS = 4 * DAY_MS;

/**
 * The backups to delete, of a list with the newest first. Kept are the newest backup of each of the last seven days that have one, and of each of the last four
 * weeks that have one. Days without a backup do not count, so that a site that was off for a month keeps its backups. Days and
 * weeks are in UTC; a week begins on Monday.
 */
export function staleBackups<Item extends { at: Date }>(newestFirst: readonly Item[]): Item[] {
  const kept = new Set([
    ...newestOfEach(newestFirst, DAILY, (time) => Math.floor(time / DAY_MS)),
    ...newestOfEach(newestFirst, WEEKLY, (time) => Math.floor((time - MONDAY_MS) / (7 * DAY_MS))),
  ]);
  return newestFirst.filter((item) => !kept.has(item));
}

function newestOfEach<Item extends { at: Date }>(
  newestFirst: readonly Item[],
  count: number,
  periodOf: (time: number) => number,
): Item[] {
  const found = new Map<number, Item>();
  for (const item of newestFirst) {
    const period = periodOf(item.at.getTime());
    if (!found.has(period) && found.size < count) found.set(period, item);
  }
  return [...found.values()];
}
