import type { StoreEntry } from '../store/store.ts';
import type { ChannelHistory } from '../registry/registry.ts';
import { OPEN_PAGE_MS, versionsInUse } from './kept-versions.ts';
import type { StoredPair, StoredVersion } from './prune-facts.ts';
import type { VersionName } from '../registry/reservations.ts';

/** The files in the store, and the facts that decide which are needed. */
export interface PruneFacts {
  now: Date;
  channels: readonly ChannelHistory[];
  versions: readonly StoredVersion[];
  pairs: readonly StoredPair[];
  /** Versions that are being published or released now. */
  reserved: ReadonlySet<VersionName>;
}

export interface PrunePlan {
  versions: StoredVersion[];
  /** Every version that is not kept: those above, and others that only have pages. */
  unneeded: VersionName[];
  pairs: StoredPair[];
  keptPairs: StoredPair[];
}

/**
 * Plans the artifacts and pages to delete: of versions that no channel, rollback or open page may need, and that were
 * published more than seven days ago. Pages of a pair stay while both its versions stay.
 *
 * @throws RegistryUnreadableError
 */
export function planPrune({ now, channels, versions, pairs, reserved }: PruneFacts): PrunePlan {
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
 * Plans the pictures and downloads to delete: those that no kept page has named for seven days, after the notes of
 * earlier prunes.
 *
 * @param named keys that kept pages name
 * @param before notes of the last prune
 * @returns files to delete, and the notes about the others
 */
export function planMedia(
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
