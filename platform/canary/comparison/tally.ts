import { addBlock, emptySums, type Sums } from './evidence.ts';
import type { MeasureSums } from './judge.ts';
import { levelsOf, MEASURE_NAMES, MEASURES, type MeasureName } from './measures.ts';

export type Side = 'canary' | 'stable';

export interface Tally {
  rate(measure: 'answers' | 'views', side: Side, isFailure: boolean): void;
  vital(measure: 'LCP' | 'CLS' | 'INP', side: Side, value: number): void;
  /** All sums so far. Closes blocks that are large enough, so call it every few seconds. */
  sums(): MeasureSums;
}

interface Open {
  trials: [number, number];
  beyond: [number, number][];
}

/** Fewest trials of each side in a block: in smaller blocks the share says nothing. */
const LEAST_TRIALS = 10;

export function createTally(): Tally {
  const closed = new Map<MeasureName, Sums>();
  const open = new Map<MeasureName, Open>();
  for (const name of MEASURE_NAMES) closed.set(name, emptySums(levelsOf(name)));

  function count(name: MeasureName, side: Side, isBeyond: (level: number) => boolean): void {
    const block = open.get(name) ?? emptySums(levelsOf(name));
    const index = side === 'canary' ? 0 : 1;
    block.trials[index] += 1;
    block.beyond.forEach((pair, level) => {
      if (isBeyond(level)) pair[index] += 1;
    });
    open.set(name, block);
  }

  function sumsOf(name: MeasureName): Sums {
    const before = closed.get(name) ?? emptySums(levelsOf(name));
    const block = open.get(name);
    if (block === undefined) return before;
    const after = addBlock(before, block);
    // An open block counts as trials, but not yet as evidence.
    if (Math.min(...block.trials) < LEAST_TRIALS) return { ...after, logs: before.logs };
    open.delete(name);
    closed.set(name, after);
    return after;
  }

  return {
    rate: (name, side, isFailure) => count(name, side, () => isFailure),
    vital(name, side, value) {
      const measure = MEASURES[name];
      const levels = measure.kind === 'vital' ? measure.levels : [];
      count(name, side, (level) => value > (levels[level] ?? Infinity));
    },
    sums: () =>
      Object.fromEntries(MEASURE_NAMES.map((name) => [name, sumsOf(name)])) as MeasureSums,
  };
}
