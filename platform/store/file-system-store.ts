import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isStoreKey, keyToWrite, TEMPORARY_PREFIX } from '@talent/artifact/store-key';
import type { Store, StoredFile, StoreEntry } from './store.ts';

/** Errors of the file system where there is no such file, or cannot be one. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/**
 * Creates a store in a folder of a POSIX file system. Several processes may use it at once and crash at any moment: a
 * body is complete and on disk under a temporary name before its key shows it.
 * Reading a malformed key finds nothing; writing one throws `InvalidKeyError`.
 * @param root folder of the store; made with the first file
 */
export function createFileSystemStore(root: string): Store {
  const base = resolve(root);
  /** Folders whose own names this process has synced to disk; folders are never removed. */
  const durable = new Set<string>();

  async function read(key: string): Promise<StoredFile | null> {
    if (!isStoreKey(key)) return null;
    return orWhenAbsent(null, async () => {
      // One handle for body and time: the file may be replaced between two calls.
      await using file = await open(join(base, key), 'r');
      const { mtime } = await file.stat();
      return { body: new Uint8Array(await file.readFile()), modifiedAt: mtime };
    });
  }

  async function has(key: string): Promise<boolean> {
    if (!isStoreKey(key)) return false;
    return orWhenAbsent(false, async () => (await stat(join(base, key))).isFile());
  }

  async function list(prefix: string): Promise<string[]> {
    if (prefix !== '' && !isStoreKey(prefix)) return [];
    const entries = await orWhenAbsent([], () =>
      readdir(join(base, prefix), { recursive: true, withFileTypes: true }),
    );
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith(TEMPORARY_PREFIX))
      .map((entry) => relative(base, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort();
  }

  async function entries(prefix: string): Promise<StoreEntry[]> {
    const keys = await list(prefix);
    const found = await Promise.all(
      keys.map((key) =>
        orWhenAbsent(null, async () => {
          const { size, mtime } = await stat(join(base, key));
          return { key, bytes: size, modifiedAt: mtime };
        }),
      ),
    );
    // Another process may remove a file between the two calls.
    return found.filter((entry) => entry !== null);
  }

  async function write(key: string, body: Uint8Array | string): Promise<void> {
    const path = join(base, keyToWrite(key));
    await withTemporaryFile(path, body, (temporary) => rename(temporary, path));
    await syncFolders(dirname(path));
  }

  async function create(key: string, body: Uint8Array | string): Promise<boolean> {
    const path = join(base, keyToWrite(key));
    try {
      // Unlike rename, link refuses where the name is taken: the file system decides who is first.
      await withTemporaryFile(path, body, (temporary) => link(temporary, path));
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false;
      throw error;
    }
    await syncFolders(dirname(path));
    return true;
  }

  /** Folders stay: another process may be about to write into them. */
  async function remove(key: string): Promise<void> {
    const path = join(base, keyToWrite(key));
    await orWhenAbsent(undefined, () => rm(path));
  }

  /** Syncs the names in a folder to disk, and the names of its parents up to the root, which may be new as well. */
  async function syncFolders(folder: string): Promise<void> {
    await using handle = await open(folder, 'r');
    await handle.sync();
    if (folder === base || durable.has(folder)) return;
    await syncFolders(dirname(folder));
    durable.add(folder);
  }

  return { read, has, list, entries, write, create, remove };
}

async function withTemporaryFile(
  path: string,
  body: Uint8Array | string,
  publish: (temporary: string) => Promise<void>,
): Promise<void> {
  const temporary = join(dirname(path), `${TEMPORARY_PREFIX}${randomUUID()}`);
  await mkdir(dirname(path), { recursive: true });
  try {
    {
      await using file = await open(temporary, 'wx');
      await file.writeFile(body);
      await file.sync();
    }
    await publish(temporary);
  } finally {
    await rm(temporary, { force: true });
  }
}

async function orWhenAbsent<Value>(absent: Value, look: () => Promise<Value>): Promise<Value> {
  try {
    return await look();
  } catch (error) {
    if (ABSENT.has(errorCode(error))) return absent;
    throw error;
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
