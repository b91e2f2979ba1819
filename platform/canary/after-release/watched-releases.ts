import type { Release } from '../../registry/release.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { listRevisions, readRevision } from '../../registry/revision-files.ts';
import { versionHistory } from '../../release/plan/version-history.ts';

/** How long after a release its errors are counted, ms. */
export const COUNTED_MS = 30 * 60_000;

/** How long after a release it may be undone, ms: a store that was away at the end of the count may be back. */
export const UNDONE_MS = 2 * COUNTED_MS;

/** A live version of an app that a person released, and that has a version before it. */
export interface WatchedRelease {
  app: string;
  version: string;
  /** The versions before it that were not given up, newest first: a rollback restores the first. */
  earlier: readonly [string, ...string[]];
  revision: number;
  /** When it went live, ms since 1970. */
  at: number;
  /** The apps whose version the same revision changed, this one among them. */
  together: readonly string[];
}

/**
 * The live versions that were released and not rolled back to. A promoted canary is one of them: someone may have promoted it
 * after a minute, and at a small share.
 * @param releases of one channel, newest first; they may end with any release
 */
export function watchedReleases(releases: readonly Release[]): WatchedRelease[] {
  return Object.keys(releases[0]?.apps ?? {}).flatMap((app) => {
    const [current, ...before] = versionHistory(releases, app);
    // The first version of an app replaces nothing, nor does one after the app was off.
    if (!current?.version || !before[0]?.version) return [];
    const { version, since } = current;
    // One that was live twice is not compared with itself.
    const [first, ...rest] = before.flatMap((one) =>
      one.version === null || one.version === version ? [] : one.version,
    );
    // A version that was rolled back to was judged before.
    if (first === undefined || since.action !== 'promote') return [];
    const { revision } = since;
    const together = changedWith(since, releases[releases.indexOf(since) + 1]);
    return [
      { app, version, earlier: [first, ...rest], revision, at: Date.parse(since.at), together },
    ];
  });
}

function changedWith({ apps }: Release, before: Release | undefined): string[] {
  return Object.keys(apps).filter((app) => apps[app] !== before?.apps[app]);
}

/** Releases that are young enough to be undone, and the one before them, newest first; without damaged ones. */
export async function readRecentReleases(
  store: ReleaseStore,
  channel: string,
  now: Date,
): Promise<Release[]> {
  const recent: Release[] = [];
  for (const revision of await listRevisions(store, channel)) {
    const read = await readRevision(store, channel, revision);
    if (!('schema' in read)) continue;
    recent.push(read);
    if (Date.parse(read.at) < now.getTime() - UNDONE_MS) break;
  }
  return recent;
}
