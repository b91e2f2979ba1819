import type { Store, StoredFile } from './store.ts';

/**
 * A store that shows another one and keeps what is written to it to itself: for trying out what a
 * release would do. It lasts as long as the process.
 */
export function createOverlayStore(below: Store, now: () => Date = () => new Date()): Store {
  const written = new Map<string, StoredFile>();
  const put = (key: string, body: Uint8Array | string): void => {
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body);
    written.set(key, { body: bytes, modifiedAt: now() });
  };
  const has = async (key: string): Promise<boolean> => written.has(key) || below.has(key);
  return {
    read: async (key) => written.get(key) ?? below.read(key),
    has,
    async list(prefix) {
      const own = [...written.keys()].filter((key) => key.startsWith(`${prefix}/`));
      return [...new Set([...(await below.list(prefix)), ...own])].sort();
    },
    write: async (key, body) => put(key, body),
    async create(key, body) {
      if (await has(key)) return false;
      put(key, body);
      return true;
    },
  };
}
