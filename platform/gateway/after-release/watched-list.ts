import { COUNTED_MS, type WatchedRelease } from '../../canary/after-release/watched-releases.ts';
import {
  RELEASE_MEASURES,
  type ReleaseMeasure,
} from '../../canary/after-release/release-counts.ts';
import type { HourBefore } from './hour-before.ts';
import {
  createReleaseBlocks,
  type ReleaseBlocks,
  type Before,
  type Growth,
} from './release-blocks.ts';
import { type VersionTrials, sumOf } from './trial-counters.ts';

interface Watching {
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

  const counted = (now: Date) => list.filter(({ release }) => isCounted(release, now));
  const sorterOf = (release: WatchedRelease, now: Date) =>
    sortTrials(release, new Set(counted(now).map((one) => one.release.app)));

  return {
    all: (): readonly Watching[] => list,
    isCounted,
    isCounting: (now: Date): boolean => counted(now).length > 0,
    /** Takes the releases that are live now. Those that go on keep their counts. */
    follow(releases: readonly WatchedRelease[], now: Date): void {
      const before = list;
      const apps = new Set(releases.filter((one) => isCounted(one, now)).map(({ app }) => app));
      list = releases.map((release) => {
        const { app, revision, at } = release;
        const known = before.find(
          (one) => one.release.app === app && one.release.revision === revision,
        );
        if (known) return known;
        const sorter = sortTrials(release, apps);
        const blocks = createReleaseBlocks(at, {
          answers: sorter.before('answers', hour),
          views: sorter.before('views', hour),
        });
        return { release, blocks, shared: '', isJudged: false };
      });
    },
    add(counts: readonly VersionTrials[], now: Date): void {
      for (const { release, blocks } of counted(now)) {
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
      for (const { release, blocks } of counted(now)) {
        if (sorterOf(release, now).isAfter(count)) blocks.failed(measure, address);
      }
    },
    close(now: Date, isSound: boolean): void {
      for (const { blocks } of counted(now)) blocks.close(now, isSound);
    },
  };
}

/**
 * A release of an app can break the pages and files of that app. One of the shell can break every page, apart from those of
 * apps that were released themselves, which are judged for themselves.
 * @param watched every release of the last half hour, by app; the shell is called `shell`
 */
export function sortTrials(
  { app, version, earlier }: WatchedRelease,
  watched: ReadonlySet<string>,
) {
  const isShell = app === 'shell';
  const isOwn = (count: VersionTrials): boolean =>
    isShell ? count.app === 'shell' || !watched.has(count.app) : count.app === app;
  const versionOf = (count: VersionTrials): string => (isShell ? count.shell : count.version);
  const isFormer = (count: VersionTrials): boolean =>
    isOwn(count) && earlier.includes(versionOf(count));
  const isOther = (count: VersionTrials): boolean => !isShell && !watched.has(count.app);

  return {
    growth(measure: ReleaseMeasure, counts: readonly VersionTrials[]): Growth {
      const sumWhere = (isWanted: (count: VersionTrials) => boolean) =>
        sumOf(counts.filter(isWanted).map((count) => count[measure]));
      return {
        after: sumWhere((count) => isOwn(count) && versionOf(count) === version),
        former: sumWhere(isFormer),
        others: sumWhere(isOther),
      };
    },
    before(measure: ReleaseMeasure, hour: HourBefore): Before {
      return {
        slots: hour.trials(measure, isFormer),
        others: sumOf(hour.trials(measure, isOther)).trials,
      };
    },
    isAfter: (count: VersionTrials): boolean => isOwn(count) && versionOf(count) === version,
  };
}
