import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setExperimental, type App } from '@supabase/lite';
import { syncFolder } from '@talent/node/data-folder/sync-folder';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

/** Settings of a backend that stores files, together with `initWithStorage`. */
export const storageConfig = { enabled: true, file_size_limit: '6MiB' };

/** Initializes an embedded backend that stores files in a folder. */
export async function initWithStorage(app: App, folder: string): Promise<void> {
  app._storageAdapter = createFileStorage(folder);
  // The storage interface is experimental: `init` prints a warning if it is on at the start, and reads the flag later.
  const ready = app.init();
  setExperimental('storage', true);
  await ready;
}

/**
 * Stores the objects of buckets as files: `<folder>/<bucket>/<key>`, each name percent-encoded. Policies on `storage.objects`
 * decide about access before a request arrives here.
 */
function createFileStorage(folder: string): StorageAdapter {
  const pathOf = (bucket: string, key: string) => join(folder, fileName(bucket), fileName(key));

  async function metadataOf(bucket: string, key: string): Promise<Metadata> {
    const { size, mtime } = await stat(pathOf(bucket, key));
    const type = CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    const hash = createHash('sha256').update(`${bucket}/${key} ${size} ${mtime.getTime()}`);
    return {
      // Pictures are public and never change under their name; all other files are private.
      cacheControl: type.startsWith('image/') ? 'public, max-age=31536000, immutable' : 'no-store',
      contentLength: size,
      size,
      mimetype: type,
      lastModified: mtime,
      eTag: `"${hash.digest('hex').slice(0, 32)}"`,
    };
  }

  async function write(bucket: string, key: string, bytes: Uint8Array): Promise<Metadata> {
    const path = pathOf(bucket, key);
    await mkdir(join(folder, fileName(bucket)), { recursive: true, mode: 0o700 });
    // Under its name the file is complete or missing, also after a power cut.
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, bytes, { flag: 'wx', mode: 0o600, flush: true });
    await rename(unfinished, path);
    await syncFolder(join(folder, fileName(bucket)));
    return metadataOf(bucket, key);
  }

  return {
    driver: null,
    headObject: metadataOf,
    getObject: async (bucket, key) => ({
      httpStatusCode: 200,
      metadata: await metadataOf(bucket, key),
      body: await readFile(pathOf(bucket, key)),
    }),
    uploadObject: async (bucket, key, _version, body) =>
      write(bucket, key, body instanceof Uint8Array ? body : await buffer(body)),
    deleteObject: (bucket, key) => rm(pathOf(bucket, key), { force: true }),
    deleteObjects: async (bucket, keys) => {
      for (const key of keys) await rm(pathOf(bucket, key), { force: true });
    },
    copyObject: async (fromBucket, from, _version, toBucket, to) => {
      const copied = await write(toBucket, to, await readFile(pathOf(fromBucket, from)));
      const { eTag, lastModified } = copied;
      return { httpStatusCode: 200, eTag, ...(lastModified && { lastModified }) };
    },
    // For image transformations, which are not supported.
    privateAssetUrl: () => Promise.reject(new Error('Stored files have no address of their own.')),
  };
}

/** Keys are paths with slashes and dots: once encoded, none leads out of its bucket's folder. */
function fileName(name: string): string {
  return `o-${encodeURIComponent(name)}`;
}

/** Types of stored files by their extension. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};
