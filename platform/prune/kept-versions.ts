import type { DamagedRevision } from '../registry/revision-files.ts';
import type { Release } from '../registry/release.ts';
import { versionHistory } from '../release/version-history.ts';
import type { VersionName } from '../registry/reservations.ts';

/** A tab that was opened so long ago may still ask for what its page named, ms: seven days. */
export const OPEN_PAGE_MS = 7 * 24 * 60 * 60 * 1000;

/** All that the registry knows of a channel. */
export interface ChannelHistory {
  channel: string;
  /** Newest first. */
  releases: readonly Release[];
  damaged: readonly (DamagedRevision & { revision: number })[];
}

/** What is live, or was until a short while ago, cannot be told: nothing is deleted then. */
export class RegistryUnreadableError extends Error {
  readonly code = 'registry-unreadable';

  constructor(files: readonly DamagedRevision[]) {
    const named = files.map(({ key, reason }) => `${key} (${reason})`).join(', ');
    super(
      `nothing was deleted, because these files may say what is needed and cannot be believed: ${named}. ` +
        'Restore them, or release anew and prune seven days later',
    );
    this.name = 'RegistryUnreadableError';
  }
}

/**
 * Versions that a channel, a rollback, or a page that is open since `OPEN_PAGE_MS` may need.
 *
 * @throws RegistryUnreadableError
 */
export function versionsInUse(channels: readonly ChannelHistory[], now: Date): Set<VersionName> {
  const since = now.getTime() - OPEN_PAGE_MS;
  const unreadable = channels.flatMap((channel) => damagedSince(channel, since));
  if (unreadable.length > 0) throw new RegistryUnreadableError(unreadable);
  const used = new Set<VersionName>();
  for (const { releases } of channels) {
    releases.forEach((release, index) => {
      // It was live until the one after it came.
      const until = releases[index - 1]?.at;
      if (until !== undefined && Date.parse(until) < since) return;
      for (const [app, version] of Object.entries(release.apps)) used.add(`${app}@${version}`);
    });
    for (const app of Object.keys(releases[0]?.apps ?? {})) {
      const earlier = versionHistory(releases, app)[1];
      if (earlier !== undefined) used.add(`${app}@${earlier.version}`);
    }
  }
  return used;
}

/** Damaged revisions that may have been live since a moment: those that no release before it has followed. */
function damagedSince({ releases, damaged }: ChannelHistory, since: number): DamagedRevision[] {
  return damaged.filter(({ revision }) => {
    const next = releases.findLast((release) => release.revision > revision);
    return next === undefined || Date.parse(next.at) >= since;
  });
}
