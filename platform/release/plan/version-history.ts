import { lastVerdict } from '../../registry/canary-verdict.ts';
import { scopeOf } from '../../registry/keys/key-scope.ts';
import type { Release } from '../../registry/release.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { utcMinute } from '@talent/node/terminal/utc-minute';

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
 * How a version was undone that nobody has released since: by a rollback on the channel, or by a canary that was worse, which
 * says nothing about previews. Null: it was not.
 * @param releases of the channel, newest first
 */
export async function undoingOf(
  store: ReleaseStore,
  channel: string,
  releases: readonly Release[],
  app: string,
  version: string,
): Promise<string | null> {
  const taken = rollbackOf(releases, app, version);
  if (taken !== null) {
    const why = taken.reason === undefined ? 'by a person' : `automatically: ${taken.reason}`;
    return `was rolled back on channel ${channel} on ${utcMinute(taken.at)} ${why}`;
  }
  const verdict = scopeOf(channel) === 'visitors' ? await lastVerdict(store, app, version) : null;
  if (verdict?.status !== 'worse') return null;
  const isReleased = releases.some(({ apps, at }) => apps[app] === version && at > verdict.at);
  if (isReleased) return null;
  return `was undone on ${utcMinute(verdict.at)}, because it was worse as a canary: ${verdict.reason}`;
}

/** The rollback that took a version away, where nobody has released it again since; null: there is none. */
export function rollbackOf(
  releases: readonly Release[],
  app: string,
  version: string,
): Release | null {
  const last = releases.findIndex(({ apps }) => apps[app] === version);
  const next = releases[last - 1];
  return last >= 0 && next?.action === 'rollback' ? next : null;
}
