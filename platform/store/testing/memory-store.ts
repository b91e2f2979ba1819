import { createOverlayStore } from '../overlay-store.ts';
import type { Store } from '../store.ts';

/** A store in memory that notes what is read. */
export interface MemoryStore extends Store {
  /** Keys that were read, in order. */
  reads: string[];
}

const done = async (): Promise<void> => undefined;
const empty: Store = {
  read: async () => null,
  has: async () => false,
  list: async () => [],
  entries: async () => [],
  write: done,
  create: async () => true,
  remove: done,
};

/** @param now time that written files get */
export function createMemoryStore(now?: () => Date): MemoryStore {
  const reads: string[] = [];
  const store = createOverlayStore(empty, now);
  return { ...store, reads, read: (key) => (reads.push(key), store.read(key)) };
}
