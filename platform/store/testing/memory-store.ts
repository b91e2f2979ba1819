import { byKey, isInFolder, keyToWrite } from '@talent/artifact/store-key';
import { bytesToStore, type Store, type StoredFile } from '../store.ts';

/** A store in memory that notes what is read. */
export interface MemoryStore extends Store {
  /** Keys that were read, in order. */
  reads: string[];
}

/** @param now time that written files get */
export function createMemoryStore(now: () => Date = () => new Date()): MemoryStore {
  const files = new Map<string, StoredFile>();
  const reads: string[] = [];
  function put(key: string, body: Uint8Array | string): void {
    files.set(keyToWrite(key), { body: bytesToStore(body), modifiedAt: now() });
  }
  return {
    reads,
    async remove(key) {
      files.delete(keyToWrite(key));
    },
    async read(key) {
      reads.push(key);
      return files.get(key) ?? null;
    },
    has: async (key) => files.has(key),
    list: async (prefix) => [...files.keys()].filter((key) => isInFolder(key, prefix)).sort(),
    entries: async (prefix) =>
      [...files]
        .filter(([key]) => isInFolder(key, prefix))
        .map(([key, { body, modifiedAt }]) => ({ key, bytes: body.byteLength, modifiedAt }))
        .sort(byKey),
    write: async (key, body) => put(key, body),
    async create(key, body) {
      if (files.has(key)) return false;
      put(key, body);
      return true;
    },
  };
}
