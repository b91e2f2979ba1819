import type { ReleaseStore } from '@talent/platform/registry/release-store';

/** A store that counts what is asked of it. */
export interface CountedStore {
  store: ReleaseStore;
  counts(): { reads: number; writes: number; bytes: number };
  reset(): void;
}

export function countOperations(below: ReleaseStore): CountedStore {
  let [reads, writes, bytes] = [0, 0, 0];
  const written = (body: Uint8Array | string): void => {
    writes += 1;
    bytes += typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
  };
  return {
    store: {
      ...below,
      read: (key) => {
        reads += 1;
        return below.read(key);
      },
      write: (key, body) => {
        written(body);
        return below.write(key, body);
      },
      create: (key, body) => {
        written(body);
        return below.create(key, body);
      },
    },
    counts: () => ({ reads, writes, bytes }),
    reset: () => {
      [reads, writes, bytes] = [0, 0, 0];
    },
  };
}
