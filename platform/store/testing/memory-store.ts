import { createOverlayStore } from '../overlay-store.ts';
import type { Store } from '../store.ts';

export type MemoryStore = ReturnType<typeof createMemoryStore>;

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

/**
 * A store in memory that notes what is read.
 * @param now time that written files get
 */
export function createMemoryStore(now?: () => Date) {
  /** Keys that were read, in order. */
  const reads: string[] = [];
  const store = createOverlayStore(empty, now);
  return { ...store, reads, read: (key: string) => (reads.push(key), store.read(key)) };
}
