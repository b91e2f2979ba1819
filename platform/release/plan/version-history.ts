import type { Release } from '../../registry/release.ts';

/** A version of an app with the release that made it live. */
export interface LiveVersion {
  version: string;
  since: Release;
}

/**
 * The versions of an app that led to its live one, newest first: a rollback restores the second. A rollback removes the
 * versions that it skipped, so that the next rollback goes further back and never to a version that was given up.
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
