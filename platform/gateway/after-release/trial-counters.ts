import type { LiveSite } from '../live/live-site.ts';
import { matchRanked } from '@talent/artifact/match-pattern';
import { parsePath } from '@talent/artifact/parse-path';
import { hasPath } from '../canary/versioned-path.ts';
import { LRUCache } from 'lru-cache';

export interface Trials {
  trials: number;
  failures: number;
}

export interface VersionTrials {
  app: string;
  version: string;
  shell: string;
  answers: Trials;
  views: Trials;
}

/** Paths whose owner is remembered, of each site, and their longest length. Visitors can invent any number of paths. */
const MOST_PATHS = 2000;
const LONGEST_PATH = 300;

/** Counts answers and page views by the app that owns the page or file. Runs for every answer that the gateway makes. */
export function createTrialCounters() {
  const byVersion = new Map<string, VersionTrials>();
  const bySite = new WeakMap<LiveSite, Map<string, VersionTrials | null>>();

  function counterOf(site: LiveSite, app: string): VersionTrials | null {
    // Not that of the release, which may be damaged and replaced.
    const version = site.manifests.find(({ name }) => name === app)?.version;
    if (version === undefined) return null;
    const shell = site.shell.manifest.version;
    const key = `${app} ${version} ${shell}`;
    const known = byVersion.get(key);
    if (known) return known;
    const none = (): Trials => ({ trials: 0, failures: 0 });
    const added = { app, version, shell, answers: none(), views: none() };
    byVersion.set(key, added);
    return added;
  }

  return {
    /** The counts for a page or file; null: it belongs to no app. The object stays the same for as long as its version is live. */
    of(path: string, site: LiveSite): VersionTrials | null {
      let byPath = bySite.get(site);
      if (byPath === undefined || byPath.size >= MOST_PATHS) {
        byPath = new Map();
        bySite.set(site, byPath);
      }
      const known = byPath.get(path);
      if (known !== undefined) return known;
      const app = ownerOf(path, site);
      const found = app === null ? null : counterOf(site, app);
      if (path.length <= LONGEST_PATH) byPath.set(path, found);
      return found;
    },
    /** The counts since the last call. Sets all to zero. */
    take(): VersionTrials[] {
      return [...byVersion.values()].flatMap((counter) => {
        const { answers, views } = counter;
        if (answers.trials === 0 && views.trials === 0) return [];
        const taken = { ...counter, answers: { ...answers }, views: { ...views } };
        for (const one of [answers, views]) Object.assign(one, { trials: 0, failures: 0 });
        return [taken];
      });
    },
  };
}

export function countTrial(trials: Trials, isFailure: boolean): void {
  trials.trials += 1;
  if (isFailure) trials.failures += 1;
}

export function sumOf(counts: readonly Trials[]): Trials {
  return counts.reduce(
    (sum, { trials, failures }) => ({
      trials: sum.trials + trials,
      failures: sum.failures + failures,
    }),
    { trials: 0, failures: 0 },
  );
}

/** The app whose page or file a site has at a path; null for services, redirects, unknown paths and files of other versions alone. */
function ownerOf(path: string, site: LiveSite): string | null {
  const [, folder = '', first = '', second = ''] = path.split('/');
  if (folder === 'assets') return hasPath(path)(site) ? first : null;
  if (folder === '_pages') return hasPath(path)(site) ? second : null;
  if (folder.startsWith('_')) return null;
  const at = parsePath(path);
  const route = at === null ? undefined : matchRanked(site.publicRoutes, at.segments)?.item;
  return route?.kind === 'page' ? route.app.manifest.name : null;
}

/** A failure of the same visitor within this time is the same failure, ms. */
const SAME_MS = 10 * 60_000;

/** Failures that are remembered. Visitors of a site that fails this often are not told apart any more. */
const MOST = 10_000;

/** Recognizes a visitor who meets the same failure again: that is no evidence of its own. */
export function createRepeatedFailures() {
  const counted = new LRUCache<string, number>({ max: MOST });
  /** Whether the same failure was counted within ten minutes. If not, it counts as counted from now on. */
  return (failure: string, now: Date): boolean => {
    const at = now.getTime();
    if (at - (counted.peek(failure) ?? -Infinity) < SAME_MS) return true;
    counted.set(failure, at);
    return false;
  };
}
