import type { StoreEntry } from '../store/store.ts';
import { OPEN_PAGE_MS, versionsInUse, type ChannelHistory } from './kept-versions.ts';
import type { StoredPair, StoredVersion } from './prune-facts.ts';
import type { VersionName } from '../registry/reservations.ts';

/** What is in the store, and who needs it. */
export interface PruneFacts {
  now: Date;
  channels: readonly ChannelHistory[];
  versions: readonly StoredVersion[];
  pairs: readonly StoredPair[];
  /** Versions that somebody is publishing or releasing at this moment. */
  reserved: ReadonlySet<VersionName>;
}

/** What can be deleted, and whose pages stay. */
export interface PrunePlan {
  versions: StoredVersion[];
  /** Every version that is not kept and of which there is anything: those above, and others that only have pages. */
  unneeded: VersionName[];
  pairs: StoredPair[];
  keptPairs: StoredPair[];
}

/**
 * Plans which artifacts and pages go: those of versions that no channel, no rollback and no open page may need, and that were
 * published more than seven days ago. Pages of a pair stay while both its versions do.
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

/** Pictures and downloads that no kept page names: key -> since when that is known (ISO 8601). */
export type UnnamedSince = Readonly<Record<string, string>>;

/**
 * Plans which pictures and downloads go: those that no kept page has named for seven days, as far as earlier prunes saw.
 *
 * @param named keys that kept pages name
 * @param before what the last prune noted
 * @returns what goes, and what is to be noted of the rest
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
