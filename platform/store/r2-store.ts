import { KnownError } from '@talent/node/terminal/known-error';
import { byKey, isStoreKey, keyToWrite } from '@talent/artifact/store-key';
import type { Store, StoredFile, StoreEntry } from './store.ts';

const TIMEOUT_MS = 5000;

/** Creates a store in a folder (empty: the root) of an R2 bucket that is bound to a Worker. Releases write through its S3 interface. */
export function createR2Store(bucket: R2Bucket, folder = ''): Store {
  const root = folder === '' ? '' : `${folder}/`;
  const objectKey = (key: string): string => root + keyToWrite(key);

  /** A listing comes in pages of a thousand. */
  async function objectsBelow(prefix: string): Promise<R2Object[]> {
    const objects: R2Object[] = [];
    let cursor: string | undefined;
    do {
      const page = await inTime(
        bucket.list({ prefix, ...(cursor === undefined ? {} : { cursor }) }),
      );
      objects.push(...page.objects);
      cursor = page.truncated ? page.cursor : undefined;
    } while (cursor !== undefined);
    return objects;
  }

  async function entries(prefix: string): Promise<StoreEntry[]> {
    if (prefix !== '' && !isStoreKey(prefix)) return [];
    const objects = await objectsBelow(prefix === '' ? root : `${root}${prefix}/`);
    return objects
      .map(({ key, size, uploaded }) => ({
        key: key.slice(root.length),
        bytes: size,
        modifiedAt: uploaded,
      }))
      .sort(byKey);
  }

  async function read(key: string): Promise<StoredFile | null> {
    const object = await bucket.get(root + key);
    if (object === null) return null;
    return { body: new Uint8Array(await object.arrayBuffer()), modifiedAt: object.uploaded };
  }

  return {
    read: async (key) => (isStoreKey(key) ? inTime(read(key)) : null),
    has: async (key) => isStoreKey(key) && (await inTime(bucket.head(root + key))) !== null,
    list: async (prefix) => (await entries(prefix)).map(({ key }) => key),
    entries,
    async write(key, body) {
      await bucket.put(objectKey(key), body);
    },
    async create(key, body) {
      const onlyIf = { etagDoesNotMatch: '*' };
      return (await bucket.put(objectKey(key), body, { onlyIf })) !== null;
    },
    async remove(key) {
      await bucket.delete(objectKey(key));
    },
  };
}

/** R2 has no timeout of its own, and several requests may wait for one read. */
async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const reason = `the bucket has not answered for ${TIMEOUT_MS / 1000} s`;
    timer = setTimeout(() => reject(new KnownError('bucket-timeout', reason)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The methods that the platform uses of a bucket that Cloudflare binds to a Worker. */
export interface R2Bucket {
  head(key: string): Promise<R2Object | null>;
  get(key: string): Promise<(R2Object & { arrayBuffer(): Promise<ArrayBuffer> }) | null>;
  /** Null, and nothing written, where `onlyIf` does not hold. */
  put(
    key: string,
    value: Uint8Array | string,
    options?: { onlyIf: { etagDoesNotMatch: string } },
  ): Promise<R2Object | null>;
  delete(key: string): Promise<void>;
  list(options: { prefix: string; cursor?: string; limit?: number }): Promise<R2Listing>;
}

/** An object of a bucket without its body. */
interface R2Object {
  key: string;
  /** Bytes. */
  size: number;
  uploaded: Date;
}

type R2Listing =
  | { objects: R2Object[]; truncated: false }
  | { objects: R2Object[]; truncated: true; cursor: string };
