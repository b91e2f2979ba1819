import type { CanaryState } from '@talent/api/platform/platform-status';
import { DEFAULT_CHANNEL } from '../registry/channel.ts';
import { readLatest } from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { addSums, emptySums } from './comparison/evidence.ts';
import { readCounts, type CanaryCounts } from './canary-files.ts';
import { movedApps, readCanaryRun, type CanaryRun } from './canary-run.ts';
import { judge, STOP_AT, type MeasureSums } from './comparison/judge.ts';
import { levelsOf, MEASURE_NAMES } from './comparison/measures.ts';

export interface CanaryStatus extends CanaryRun, Omit<CanaryState, keyof CanaryRun> {}

/** Reads and adds up the counts of all gateways; null where no canary has run yet. */
export async function readCanaryStatus(store: ReleaseStore): Promise<CanaryStatus | null> {
  const run = await readCanaryRun(store);
  return run && canaryStatus(store, run);
}

export async function canaryStatus(store: ReleaseStore, run: CanaryRun): Promise<CanaryStatus> {
  const counts = run.revisions.map((revision) => readCounts(store, revision));
  const all = (await Promise.all(counts)).flat();
  return {
    ...run,
    comparisons: judge(sumUp(all)),
    stopAt: STOP_AT,
    hearsBrowsers: all.some(({ hearsBrowsers }) => hearsBrowsers),
    moved:
      run.percent > 0 ? movedApps(run, (await readLatest(store, DEFAULT_CHANNEL)).release) : [],
  };
}

function sumUp(counts: readonly CanaryCounts[]): MeasureSums {
  const sums = MEASURE_NAMES.map((name) => {
    const parts = counts.map(({ measures }) => measures[name]);
    return [name, parts.reduce(addSums, emptySums(levelsOf(name)))] as const;
  });
  return Object.fromEntries(sums) as MeasureSums;
}
