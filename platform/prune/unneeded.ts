import { KnownError } from '@talent/node/terminal/known-error';
import { DEFAULT_CHANNEL } from '../registry/channel.ts';
import type { StoreEntry } from '../store/store.ts';
import type { ChannelHistory } from '../registry/registry.ts';
import type { StoredPair, StoredVersion } from './prune-facts.ts';
import type { VersionName } from '../registry/reservations.ts';
import type { DamagedRevision } from '../registry/revision-files.ts';
import { versionHistory } from '../release/plan/version-history.ts';

/** The files in the store, and the facts that decide which are needed. */
interface PruneFacts {
  now: Date;
  channels: readonly ChannelHistory[];
  versions: readonly StoredVersion[];
  pairs: readonly StoredPair[];
  /** Versions that are being published or released now. */
  reserved: ReadonlySet<VersionName>;
}

export interface Unneeded {
  versions: StoredVersion[];
  /** Every version that is not kept: those above, and others that only have pages. */
  unneeded: VersionName[];
  pairs: StoredPair[];
  keptPairs: StoredPair[];
}

/**
 * Finds the artifacts and pages to delete: of versions that no channel, rollback or open page may need, and that were
 * published more than seven days ago. Pages of a pair stay while both its versions stay.
 * @throws `registry-unreadable`
 */
export function findUnneeded({ now, channels, versions, pairs, reserved }: PruneFacts): Unneeded {
  const used = versionsInUse(channels, now);
  const isNew = ({ newest }: StoredVersion): boolean =>
    now.getTime() - newest.getTime() <= OPEN_PAGE_MS;
  const kept = new Set<VersionName>([...used, ...reserved]);
  for (const version of versions) if (isNew(version)) kept.add(version.name);
  const isKept = ({ shell, app }: StoredPair): boolean => kept.has(shell) && kept.has(app);
  const named = [
    ...versions.map(({ name }) => name),
    ...pairs.flatMap(({ shell, app }) => [shell, app]),
  ];
  return {
    versions: versions.filter(({ name }) => !kept.has(name)),
    unneeded: [...new Set(named)].filter((name) => !kept.has(name)),
    pairs: pairs.filter((pair) => !isKept(pair)),
    keptPairs: pairs.filter(isKept),
  };
}

/** Pictures and downloads that no kept page names: key -> time when that was first noted (ISO 8601). */
export type UnnamedSince = Readonly<Record<string, string>>;

/**
 * Finds the pictures and downloads to delete: those that no kept page has named for seven days, after the notes of
 * earlier prunes.
 * @param named keys that kept pages name
 * @param before notes of the last prune
 * @returns files to delete, and the notes about the others
 */
export function findUnneededMedia(
  media: readonly StoreEntry[],
  named: ReadonlySet<string>,
  before: UnnamedSince,
  now: Date,
): { remove: StoreEntry[]; unnamed: Record<string, string> } {
  const remove: StoreEntry[] = [];
  const unnamed: Record<string, string> = {};
  for (const entry of media) {
    if (named.has(entry.key)) continue;
    const since = before[entry.key] ?? now.toISOString();
    if (now.getTime() - Date.parse(since) > OPEN_PAGE_MS) remove.push(entry);
    else unnamed[entry.key] = since;
  }
  return { remove, unnamed };
}

/** A tab may request the files of its page for so long, ms: seven days. */
export const OPEN_PAGE_MS = 7 * 24 * 60 * 60 * 1000;

/** And a tab of visitors whatever its age, while so many newer releases have been made at most. */
const OPEN_PAGE_REVISIONS = 20;

/**
 * Versions that a channel, a rollback, a page that was opened within `OPEN_PAGE_MS`, or a visitor's tab of the last
 * `OPEN_PAGE_REVISIONS` may need.
 * @throws `registry-unreadable`
 */
export function versionsInUse(channels: readonly ChannelHistory[], now: Date): Set<VersionName> {
  const since = now.getTime() - OPEN_PAGE_MS;
  const unreadable = channels.flatMap((channel) => damagedSince(channel, since));
  if (unreadable.length > 0) {
    const named = unreadable.map(({ key, reason }) => `${key} (${reason})`).join(', ');
    throw new KnownError(
      'registry-unreadable',
      `nothing was deleted, because these files may name versions that are needed, and they are not trusted: ${named}. ` +
        'Restore them, or make a new release and prune seven days later',
    );
  }
  const used = new Set<VersionName>();
  for (const { releases } of channels) {
    releases.forEach((release, index) => {
      // It was live until the next release.
      const until = releases[index - 1]?.at;
      const isRecent = release.channel === DEFAULT_CHANNEL && index <= OPEN_PAGE_REVISIONS;
      if (!isRecent && until !== undefined && Date.parse(until) < since) return;
      for (const [app, version] of Object.entries(release.apps)) used.add(`${app}@${version}`);
    });
    // Also of an app that is off: a rollback brings it back.
    for (const app of new Set(releases.flatMap(({ apps }) => Object.keys(apps)))) {
      const earlier = versionHistory(releases, app)[1];
      if (earlier?.version) used.add(`${app}@${earlier.version}`);
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
