import type { Store, StoredFile } from '../../store/store.ts';

/** A store in memory whose files can also be taken away. */
export interface MemoryStore extends Store {
  remove(key: string): void;
  /** Keys that were read, in order. */
  reads: string[];
}

/** @param now time that written files get */
export function createMemoryStore(now: () => Date = () => new Date()): MemoryStore {
  const files = new Map<string, StoredFile>();
  const reads: string[] = [];
  function put(key: string, body: Uint8Array | string): void {
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body);
    files.set(key, { body: bytes, modifiedAt: now() });
  }
  return {
    reads,
    remove: (key) => void files.delete(key),
    async read(key) {
      reads.push(key);
      return files.get(key) ?? null;
    },
    has: async (key) => files.has(key),
    list: async (prefix) => [...files.keys()].filter((key) => key.startsWith(`${prefix}/`)).sort(),
    write: async (key, body) => put(key, body),
    async create(key, body) {
      if (files.has(key)) return false;
      put(key, body);
      return true;
    },
  };
}
