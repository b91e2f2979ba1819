import type { Release } from '../../registry/release.ts';

/** A state of an app on a channel, with the release that made it so. */
export interface LiveVersion {
  /** Null: the app was taken off. */
  version: string | null;
  since: Release;
}

/**
 * The states of an app that led to its present one, newest first: a rollback restores the second. Being off is a state like
 * any version. A rollback removes the states that it skipped, so that the next rollback goes further back and never to a
 * version that was given up.
 *
 * @param releases of one channel, newest first
 */
export function versionHistory(releases: readonly Release[], app: string): LiveVersion[] {
  let line: LiveVersion[] = [];
  for (const release of releases.toReversed()) {
    const version = release.apps[app] ?? null;
    if (version === (line[0]?.version ?? null)) continue;
    const earlier = line.findIndex((one) => one.version === version);
    if (release.action === 'rollback' && earlier > 0) line = line.slice(earlier + 1);
    // Before its first version the app was off, and nothing was before that.
    else if (release.action === 'rollback' && version === null) line = [];
    line = [{ version, since: release }, ...line];
  }
  return line;
}

/**
 * The rollback that took a version away, where nobody has released it again since; null: there is none.
 * @param releases of one channel, newest first
 */
export function rollbackOf(
  releases: readonly Release[],
  app: string,
  version: string,
): Release | null {
  const last = releases.findIndex(({ apps }) => apps[app] === version);
  const next = releases[last - 1];
  return last >= 0 && next?.action === 'rollback' ? next : null;
}
