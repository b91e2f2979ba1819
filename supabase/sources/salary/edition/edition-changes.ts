import type { SalaryBand as KnownBand } from '@talent/api/salary/salary-data';

/** A figure counts as changed when it moved by more than this share. */
const NOTABLE_CHANGE = 0.02;

/** The changes of an edition to the figures of its source: keys of bands or cells, in the edition's order. */
export type EditionChanges = {
  added: string[];
  removed: string[];
  /** Bands with a figure that moved by more than 2%, with the median before and after. */
  changed: { key: string; from: number | null; to: number | null }[];
  /** Shown now and withheld in the edition. */
  newlySuppressed: string[];
  /** Other bands that both have. */
  same: number;
};

const FIGURES = ['p10', 'p25', 'p50', 'p75', 'p90'] as const;

type Known = Pick<KnownBand, 'key' | 'suppressed' | (typeof FIGURES)[number]>;

/** Compares the figures of a source with those of an edition, by their keys. */
export function editionChanges(known: readonly Known[], next: readonly Known[]): EditionChanges {
  const before = new Map(known.map((band) => [band.key, band]));
  const nextKeys = new Set(next.map(({ key }) => key));
  const changes: EditionChanges = {
    added: [],
    removed: known.map(({ key }) => key).filter((key) => !nextKeys.has(key)),
    changed: [],
    newlySuppressed: [],
    same: 0,
  };
  for (const band of next) {
    const old = before.get(band.key);
    if (old === undefined) changes.added.push(band.key);
    else if (band.suppressed && !old.suppressed) changes.newlySuppressed.push(band.key);
    else if (FIGURES.some((figure) => isNotable(old[figure], band[figure])))
      changes.changed.push({ key: band.key, from: old.p50, to: band.p50 });
    else changes.same += 1;
  }
  return changes;
}

function isNotable(from: number | null, to: number | null): boolean {
  if (from === null || to === null) return from !== to;
  return Math.abs(to - from) / from > NOTABLE_CHANGE;
}
