import { COUNTED_MS, type WatchedRelease } from '../../canary/after-release/watched-releases.ts';
import {
  RELEASE_MEASURES,
  type ReleaseMeasure,
} from '../../canary/after-release/release-counts.ts';
import type { HourBefore } from './hour-before.ts';
import { createReleaseBlocks, type ReleaseBlocks } from './release-blocks.ts';
import { sortTrials } from './sort-trials.ts';
import type { VersionTrials } from './trial-counters.ts';

/** A release that is being counted or may still be undone. */
export interface Watching {
  release: WatchedRelease;
  blocks: ReleaseBlocks;
  /** The counts that the store has of this gateway. */
  shared: string;
  /** Whether it was judged after its last count, so that nothing new can be found. */
  isJudged: boolean;
}

export function createWatchedList(hour: HourBefore) {
  let list: Watching[] = [];

  const isCounted = ({ at }: WatchedRelease, now: Date): boolean => now.getTime() - at < COUNTED_MS;

  function sorterOf(release: WatchedRelease, now: Date) {
    const counted = list.filter((one) => isCounted(one.release, now));
    return sortTrials(release, new Set(counted.map((one) => one.release.app)));
  }

  return {
    all: (): readonly Watching[] => list,
    isCounted,
    isCounting: (now: Date): boolean => list.some(({ release }) => isCounted(release, now)),
    /** Takes the releases that are live now. Those that go on keep their counts. */
    follow(releases: readonly WatchedRelease[], now: Date): void {
      const before = list;
      const counted = new Set(releases.filter((one) => isCounted(one, now)).map(({ app }) => app));
      list = releases.map((release) => {
        const { app, revision, at } = release;
        const known = before.find(
          (one) => one.release.app === app && one.release.revision === revision,
        );
        if (known) return known;
        const sorter = sortTrials(release, counted);
        const blocks = createReleaseBlocks(at, {
          answers: sorter.before('answers', hour),
          views: sorter.before('views', hour),
        });
        return { release, blocks, shared: '', isJudged: false };
      });
    },
    add(counts: readonly VersionTrials[], now: Date): void {
      for (const { release, blocks } of list) {
        if (!isCounted(release, now)) continue;
        const sorter = sorterOf(release, now);
        for (const measure of RELEASE_MEASURES) {
          blocks.add(measure, sorter.growth(measure, counts));
        }
      }
    },
    failed(
      measure: ReleaseMeasure,
      count: VersionTrials,
      { address, now }: { address: string | null; now: Date },
    ): void {
      for (const { release, blocks } of list) {
        if (!isCounted(release, now) || !sorterOf(release, now).isAfter(count)) continue;
        blocks.failed(measure, address);
      }
    },
    close(now: Date, isSound: boolean): void {
      for (const { release, blocks } of list) {
        if (isCounted(release, now)) blocks.close(now, isSound);
      }
    },
  };
}
