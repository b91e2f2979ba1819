import type { Release } from '../../registry/release.ts';

/** A version of an app with the release that made it live. */
export interface LiveVersion {
  version: string;
  since: Release;
}

/**
 * The versions of an app that lead to its live one, the live one first: the second is what a rollback
 * restores. A rollback takes the versions it skipped off the list, so that the next one goes further
 * back and never forth to a version that was given up.
 *
 * @param releases of one channel, newest first
 */
export function versionHistory(releases: readonly Release[], app: string): LiveVersion[] {
  let line: LiveVersion[] = [];
  for (const release of releases.toReversed()) {
    const version = release.apps[app];
    if (version === undefined || version === line[0]?.version) continue;
    const earlier = line.findIndex((one) => one.version === version);
    const isRollback = release.action === 'rollback' && earlier > 0;
    line = [{ version, since: release }, ...(isRollback ? line.slice(earlier + 1) : line)];
  }
  return line;
}
