import { addBlock, emptySums, type Sums } from '../../canary/comparison/evidence.ts';
import {
  RELEASE_MEASURES,
  type MeasureCounts,
  type ReleaseCounts,
  type ReleaseMeasure,
} from '../../canary/after-release/release-counts.ts';
import { COUNTED_MS } from '../../canary/after-release/watched-releases.ts';
import { sumOf, type Trials } from './trial-counters.ts';

export interface Growth {
  after: Trials;
  /** Of the versions before it, in tabs that were open already: they count as before, at the same time. */
  former: Trials;
  others: Trials;
}

export interface Before {
  /** Counts of the versions before it, by slot, newest first. */
  slots: readonly Trials[];
  others: number;
}

export type ReleaseBlocks = ReturnType<typeof createReleaseBlocks>;

/** Fewest trials of a block, since the release and before it: in smaller blocks the share says nothing. */
const LEAST_TRIALS = 10;

/** Share of the trials that the other apps need for a comparison with them. */
const OTHERS_SHARE = 0.02;

/** Addresses that are remembered. Five are enough. */
const MOST_SENDERS = 20;

/**
 * Counts a release in blocks, each with a part of the hour before it that no other block has, so that their ratios multiply
 * as those of a canary do. A block closes by its trials alone. It counts one look later, if store and backend were well
 * until then: a fault of theirs shows in the answers first.
 * @param releasedAt ms since 1970
 */
export function createReleaseBlocks(
  releasedAt: number,
  before: Readonly<Record<ReleaseMeasure, Before>>,
) {
  const answers = createMeasureBlocks(before.answers);
  const views = createMeasureBlocks(before.views);
  const byMeasure = { answers, views };

  return {
    add: (measure: ReleaseMeasure, growth: Growth) => byMeasure[measure].add(growth),
    /** @param address of the visitor whose answer or view has failed; null: of this machine, or unknown */
    failed: (measure: ReleaseMeasure, address: string | null) => byMeasure[measure].failed(address),
    /** @param isSound whether store and backend have been well since the last call */
    close(now: Date, isSound: boolean): void {
      const passed = Math.min(1, Math.max(0, (now.getTime() - releasedAt) / COUNTED_MS));
      for (const measure of RELEASE_MEASURES) byMeasure[measure].close(passed, isSound);
    },
    measures: (): ReleaseCounts['measures'] => ({
      answers: answers.counts(),
      views: views.counts(),
    }),
  };
}

interface Pending {
  before: Parameters<typeof addBlock>[1];
  others: Parameters<typeof addBlock>[1];
}

function createMeasureBlocks({ slots, others: othersBefore }: Before) {
  const total = sumOf(slots).trials;
  const hasOthers = othersBefore > 0 && othersBefore >= total * OTHERS_SHARE;
  const senders = new Set<string>();
  let left = [...slots];
  let used = 0;
  let unknown = 0;
  let open: Growth[] = [];
  let pending: Pending | null = null;
  let sums: { before: Sums; others: Sums } = { before: emptySums(1), others: emptySums(1) };

  /** Parts of the hour before, chosen by their trials alone: more of them for the first minutes, in which most faults show. */
  function takeBefore(passed: number): Trials[] {
    let allowed = Math.floor(Math.sqrt(passed) * total) - used;
    return left.filter(({ trials }) => {
      if (trials > allowed) return false;
      allowed -= trials;
      return true;
    });
  }

  function closeOpen(passed: number): Pending | null {
    const after = sumOf(open.map((growth) => growth.after));
    if (after.trials < LEAST_TRIALS) return null;
    const taken = takeBefore(passed);
    const former = sumOf([...taken, ...open.map((growth) => growth.former)]);
    if (former.trials < LEAST_TRIALS) return null;
    const others = sumOf(open.map((growth) => growth.others));
    left = left.filter((slot) => !taken.includes(slot));
    used += sumOf(taken).trials;
    open = [];
    return { before: blockOf(after, former), others: blockOf(after, others) };
  }

  return {
    add(growth: Growth): void {
      open.push(growth);
    },
    failed(address: string | null): void {
      if (address === null) unknown += 1;
      else if (senders.size < MOST_SENDERS) senders.add(address);
    },
    close(passed: number, isSound: boolean): void {
      if (!isSound) {
        pending = null;
        open = [];
        return;
      }
      if (pending !== null) {
        sums = {
          before: addBlock(sums.before, pending.before),
          others: addBlock(sums.others, pending.others),
        };
      }
      pending = closeOpen(passed);
    },
    counts: (): MeasureCounts => ({
      ...sums,
      hasOthers,
      senders: Math.min(MOST_SENDERS, senders.size + unknown),
    }),
  };
}

function blockOf(after: Trials, reference: Trials): Parameters<typeof addBlock>[1] {
  return {
    trials: [after.trials, reference.trials],
    beyond: [[after.failures, reference.failures]],
  };
}
