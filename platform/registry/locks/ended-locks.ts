import { lockFileOf, nameInFiles, type LockFacts } from './lock-file.ts';
import type { ReleaseStore } from '../release-store.ts';
import { readSigned, writeSigned } from '../signed-file.ts';

/** For so long staff can see a lock that has ended, ms: 90 days. */
const KEPT_MS = 90 * 24 * 3600_000;

/** A lock that has ended; `until` is its real end. */
export type EndedLock = Omit<LockFacts, 'schema'>;

/**
 * Keeps a lock that is replaced or removed at a moment, and forgets those of its channel that were made more than 90 days ago. Its
 * end is that moment, so a copy of its file in place of a lock holds nothing.
 */
export async function keepEndedLock(store: ReleaseStore, lock: LockFacts, at: Date): Promise<void> {
  const { channel, app, since, until } = lock;
  const folder = `ended-locks/${channel}`;
  const end = new Date(Math.min(at.getTime(), Date.parse(until))).toISOString();
  const name = `${since.replaceAll(/[-:.]/g, '')}-${nameInFiles(app)}.json`;
  await writeSigned(store, `${folder}/${name}`, lockFileOf(channel), { ...lock, until: end });
  const oldest = new Date(at.getTime() - KEPT_MS).toISOString().replaceAll(/[-:.]/g, '');
  for (const key of await store.list(folder)) {
    if (key < `${folder}/${oldest}`) await store.remove(key);
  }
}

/** The kept locks of all channels. Files that cannot be trusted are left out: they hold nothing. */
export async function readEndedLocks(store: ReleaseStore): Promise<EndedLock[]> {
  const keys = await store.list('ended-locks');
  const read = await Promise.all(
    keys.map(async (key) => {
      const [, channel = ''] = key.split('/');
      const file = await readSigned(store, key, lockFileOf(channel));
      return file !== null && 'facts' in file && file.facts.channel === channel ? file.facts : null;
    }),
  );
  return read.flatMap((facts) => {
    if (facts === null) return [];
    const { schema: _, ...lock } = facts;
    return [lock];
  });
}
