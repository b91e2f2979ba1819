import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileSystemStore } from './file-system-store.ts';
import type { Store } from './store.ts';

let root: string;
let store: Store;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'store-'));
  store = createFileSystemStore(join(root, 'data'));
});
afterEach(() => rm(root, { recursive: true }));

async function text(key: string): Promise<string | null> {
  const file = await store.read(key);
  return file && new TextDecoder().decode(file.body);
}

describe('a file system store', () => {
  it('reads back what was written, with the moment of writing', async () => {
    const before = Date.now();
    await store.write('artifacts/mfe-blog/a.js', 'one');
    await store.write('artifacts/mfe-blog/a.js', new Uint8Array([116, 119, 111]));
    expect(await text('artifacts/mfe-blog/a.js')).toBe('two');
    const file = await store.read('artifacts/mfe-blog/a.js');
    expect(Math.abs((file?.modifiedAt.getTime() ?? 0) - before)).toBeLessThan(10_000);
  });

  it('finds nothing where there is no file', async () => {
    await store.write('pages/a/index.html', 'page');
    for (const key of ['nothing', 'pages', 'pages/a/index.html/below', 'x'.repeat(300)]) {
      expect(await store.read(key)).toBeNull();
      expect(await store.has(key)).toBe(false);
    }
    expect(await store.has('pages/a/index.html')).toBe(true);
  });

  it('creates a file once and keeps the first one', async () => {
    expect(await store.create('registry/stable/1.json', 'first')).toBe(true);
    expect(await store.create('registry/stable/1.json', 'second')).toBe(false);
    expect(await text('registry/stable/1.json')).toBe('first');
  });

  it('lists the keys of a folder, sorted, without files that are still being written', async () => {
    await store.write('pages/b/index.html', '');
    await store.write('pages/a/index.html', '');
    await store.write('pages-old/index.html', '');
    await writeFile(join(root, 'data/pages/a/.tmp-left-by-a-crash'), 'half');
    expect(await store.list('pages')).toEqual(['pages/a/index.html', 'pages/b/index.html']);
    expect(await store.list('')).toHaveLength(3);
    expect(await store.list('missing')).toEqual([]);
  });

  it('leaves no temporary file behind, whether it made the key or not', async () => {
    await store.write('a/b', '1');
    await store.create('a/c', '1');
    await store.create('a/c', '2');
    expect((await readdir(join(root, 'data/a'))).sort()).toEqual(['b', 'c']);
  });

  const outside = [
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    'a//b',
    'a/',
    '',
    './a',
    'a\\b',
    'a\0b',
    'a/.tmp-b',
  ];
  it.each(outside)('refuses to write the key %j and finds nothing there', async (key) => {
    await writeFile(join(root, 'secret'), 'secret');
    await expect(store.write(key, 'x')).rejects.toMatchObject({ code: 'invalid-store-key' });
    await expect(store.create(key, 'x')).rejects.toMatchObject({ code: 'invalid-store-key' });
    expect(await store.read(key)).toBeNull();
    expect(await store.has(key)).toBe(false);
    if (key !== '') expect(await store.list(key)).toEqual([]);
  });
});
