import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileSystemStore } from './file-system-store.ts';
import type { Store } from './store.ts';
import { describeStore } from './testing/store-contract.ts';

let root: string;
let store: Store;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'store-'));
  store = createFileSystemStore(join(root, 'data'));
});
afterEach(() => rm(root, { recursive: true }));

describeStore('a file system store', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  const close = (): Promise<void> => rm(folder, { recursive: true });
  return { store: createFileSystemStore(join(folder, 'data')), close };
});

describe('a file system store', () => {
  it('lists no file that is still being written', async () => {
    await store.write('pages/a/index.html', '');
    await writeFile(join(root, 'data/pages/a/.tmp-left-by-a-crash'), 'half');
    expect(await store.list('pages')).toEqual(['pages/a/index.html']);
    expect(await store.entries('pages')).toHaveLength(1);
  });

  it('leaves no temporary file, whether it created the key or not', async () => {
    await store.write('a/b', '1');
    await store.create('a/c', '1');
    await store.create('a/c', '2');
    expect((await readdir(join(root, 'data/a'))).sort()).toEqual(['b', 'c']);
  });

  it('never reads a file beside its folder', async () => {
    await writeFile(join(root, 'secret'), 'secret');
    expect(await store.read('../secret')).toBeNull();
    expect(await store.has('../secret')).toBe(false);
  });
});
