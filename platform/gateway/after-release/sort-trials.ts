import type { ReleaseMeasure } from '../../canary/after-release/release-counts.ts';
import type { WatchedRelease } from '../../canary/after-release/watched-releases.ts';
import type { HourBefore } from './hour-before.ts';
import type { Before, Growth } from './release-blocks.ts';
import { sumOf, type VersionTrials } from './trial-counters.ts';

/**
 * A release of an app can break the pages and files of that app. One of the shell can break every page, apart from those of
 * apps that were released themselves, which are judged for themselves.
 *
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
    /** Whether a failure of this version may be of the release. */
    isAfter: (count: VersionTrials): boolean => isOwn(count) && versionOf(count) === version,
  };
}
