import { KnownError } from '@talent/node/terminal/known-error';
import type { Store } from '../store/store.ts';
import type { ReleaseStore } from './release-store.ts';
import { scopeOf } from './keys/key-scope.ts';
import { releaseKey, releaseSchema, type Release } from './release.ts';
import { readSigned, type SignedFile } from './signed-file.ts';

/** A revision whose file is no release with a trusted signature. */
export interface DamagedRevision {
  key: string;
  reason: string;
}

/** Revision numbers of a channel's releases, or of its settings, highest first. */
export async function listRevisions(
  store: Store,
  channel: string,
  folder = 'registry',
): Promise<number[]> {
  const keys = await store.list(`${folder}/${channel}`);
  const numbers = keys.map((key) => Number(/\/(\d{8,})\.json$/.exec(key)?.[1] ?? 0));
  return numbers.filter((number) => number > 0).sort((left, right) => right - left);
}

/** Reads a revision of releases or settings, and checks that a key of the channel has signed it under this number. */
export async function readNumbered<Revision extends { channel: string; revision: number }>(
  store: ReleaseStore,
  file: Omit<SignedFile<Revision>, 'scope'> & { keyOf: typeof releaseKey },
  channel: string,
  revision: number,
): Promise<Revision | DamagedRevision> {
  const key = file.keyOf(channel, revision);
  const read = await readSigned(store, key, { ...file, scope: scopeOf(channel) });
  if (read === null) return { key, reason: 'the file is gone' };
  if ('reason' in read) return { key, reason: read.reason };
  const { facts } = read;
  if (facts.channel === channel && facts.revision === revision) return facts;
  return { key, reason: `it is a copy of ${file.keyOf(facts.channel, facts.revision)}` };
}

const releaseFile = { kind: 'release', schema: releaseSchema, keyOf: releaseKey } as const;

export function readRevision(
  store: ReleaseStore,
  channel: string,
  revision: number,
): Promise<Release | DamagedRevision> {
  return readNumbered(store, releaseFile, channel, revision);
}

/**
 * Removes a preview channel: people who have it open then get what visitors see. Its versions and pages stay until the
 * next prune. Safe to repeat: the newest revision is removed last, so that the channel stays the same until it is gone.
 * @returns number of revisions; 0 where there is no such channel
 * @throws `channel-of-visitors`
 */
export async function removeChannel(store: Store, channel: string): Promise<number> {
  if (scopeOf(channel) === 'visitors') {
    throw new KnownError(
      'channel-of-visitors',
      `Channel "${channel}" is given to visitors and stays: only previews can be removed`,
    );
  }
  const revisions = await listRevisions(store, channel);
  for (const revision of revisions.toReversed()) {
    await store.remove(releaseKey(channel, revision));
  }
  // A preview that is made again under the same name begins with the defaults.
  for (const key of await store.list(`settings/${channel}`)) await store.remove(key);
  return revisions.length;
}
