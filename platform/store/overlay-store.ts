import { bytesToStore, type Store, type StoredFile, type StoreEntry } from './store.ts';
import { byKey, isInFolder, keyToWrite } from '@talent/artifact/store-key';

/** A store that reads from another one and keeps writes in memory, for a dry run of a release. */
export function createOverlayStore<Below extends Store>(
  below: Below,
  now: () => Date = () => new Date(),
): Below {
  const written = new Map<string, StoredFile>();
  /** Keys of the store below that were removed here. */
  const removed = new Set<string>();
  const put = (key: string, body: Uint8Array | string): void => {
    written.set(keyToWrite(key), { body: bytesToStore(body), modifiedAt: now() });
    removed.delete(key);
  };
  const isBelow = (key: string): boolean => !written.has(key) && !removed.has(key);
  const has = async (key: string): Promise<boolean> =>
    written.has(key) || (isBelow(key) && (await below.has(key)));

  async function entries(prefix: string): Promise<StoreEntry[]> {
    const kept = (await below.entries(prefix)).filter(({ key }) => isBelow(key));
    const own = [...written]
      .filter(([key]) => isInFolder(key, prefix))
      .map(([key, { body, modifiedAt }]) => ({ key, bytes: body.byteLength, modifiedAt }));
    return [...kept, ...own].sort(byKey);
  }

  return {
    ...below,
    read: async (key) => written.get(key) ?? (isBelow(key) ? below.read(key) : null),
    has,
    async list(prefix) {
      const kept = (await below.list(prefix)).filter(isBelow);
      return [...kept, ...[...written.keys()].filter((key) => isInFolder(key, prefix))].sort();
    },
    entries,
    write: async (key, body) => put(key, body),
    async create(key, body) {
      // Another call may have made it meanwhile.
      if ((await has(key)) || written.has(key)) return false;
      put(key, body);
      return true;
    },
    async remove(key) {
      written.delete(keyToWrite(key));
      removed.add(key);
    },
  };
}
