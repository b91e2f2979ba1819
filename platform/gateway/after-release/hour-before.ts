import type { ReleaseMeasure } from '../../canary/after-release/release-counts.ts';
import { sumOf, type Trials, type VersionTrials } from './trial-counters.ts';

interface Slot {
  number: number;
  counts: Map<string, VersionTrials>;
}

export type HourBefore = ReturnType<typeof createHourBefore>;

/** Length of a slot, and how many are kept: an hour, ms. */
const SLOT_MS = 20_000;
const MOST_SLOTS = 180;

/** Keeps the counts of the last hour, in slots of 20 seconds: what a release is compared with. */
export function createHourBefore() {
  let slots: Slot[] = [];

  return {
    add(counts: readonly VersionTrials[], now: Date): void {
      const number = Math.floor(now.getTime() / SLOT_MS);
      slots = slots.filter((slot) => slot.number > number - MOST_SLOTS);
      let last = slots.at(-1);
      if (last?.number !== number) slots.push((last = { number, counts: new Map() }));
      for (const count of counts) {
        const key = `${count.app} ${count.version} ${count.shell}`;
        const before = last.counts.get(key);
        last.counts.set(key, before ? added(before, count) : count);
      }
    },
    /** The counts of each slot that has any, newest first, of the versions that are wanted. */
    trials(measure: ReleaseMeasure, isWanted: (version: VersionTrials) => boolean): Trials[] {
      return slots.toReversed().flatMap(({ counts }) => {
        const wanted = [...counts.values()].filter(isWanted).map((count) => count[measure]);
        const sum = sumOf(wanted);
        return sum.trials === 0 ? [] : [sum];
      });
    },
  };
}

function added(left: VersionTrials, right: VersionTrials): VersionTrials {
  return {
    ...left,
    answers: sumOf([left.answers, right.answers]),
    views: sumOf([left.views, right.views]),
  };
}
