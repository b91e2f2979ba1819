import type { DamagedRevision } from '../registry/revision-files.ts';
import type { ChannelHistory } from '../registry/registry.ts';
import { versionHistory } from '../release/plan/version-history.ts';
import type { VersionName } from '../registry/reservations.ts';

/** A tab may request the files of its page for so long, ms: seven days. */
export const OPEN_PAGE_MS = 7 * 24 * 60 * 60 * 1000;

/** The registry does not tell what is live or was live recently, so nothing is deleted. */
export class RegistryUnreadableError extends Error {
  readonly code = 'registry-unreadable';

  constructor(files: readonly DamagedRevision[]) {
    const named = files.map(({ key, reason }) => `${key} (${reason})`).join(', ');
    super(
      `nothing was deleted, because these files may name versions that are needed, and they are not trusted: ${named}. ` +
        'Restore them, or make a new release and prune seven days later',
    );
    this.name = 'RegistryUnreadableError';
  }
}

/**
 * Versions that a channel, a rollback or a page that was opened within `OPEN_PAGE_MS` may need.
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
      // It was live until the next release.
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

/** Damaged revisions that may have been live since a moment: those without a later release before it. */
function damagedSince({ releases, damaged }: ChannelHistory, since: number): DamagedRevision[] {
  return damaged.filter(({ revision }) => {
    const next = releases.findLast((release) => release.revision > revision);
    return next === undefined || Date.parse(next.at) >= since;
  });
}
