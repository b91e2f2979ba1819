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

/** A store in memory that notes what is read. Written files get the time `now`. */
export function createMemoryStore(now?: () => Date) {
  const reads: string[] = [];
  const store = createOverlayStore(empty, now);
  return { ...store, reads, read: (key: string) => (reads.push(key), store.read(key)) };
}
