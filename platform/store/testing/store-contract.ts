import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';

const OUTSIDE = [
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

/** What the platform needs of every store. `open` makes an empty one; `flatKeys`: keys are no paths, which can be too long. */
export function describeStore(name: string, open: () => Store, { flatKeys = false } = {}): void {
  describe(`${name}, as every store`, () => {
    let store: Store;
    beforeEach(() => void (store = open()));

    async function text(key: string): Promise<string | null> {
      const file = await store.read(key);
      return file && new TextDecoder().decode(file.body);
    }

    it('reads back what was written, with the moment of writing', async () => {
      const before = Date.now();
      await store.write('artifacts/mfe-blog/a.js', 'one');
      await store.write('artifacts/mfe-blog/a.js', new Uint8Array([116, 119, 111]));
      expect(await text('artifacts/mfe-blog/a.js')).toBe('two');
      const file = await store.read('artifacts/mfe-blog/a.js');
      expect(Math.abs((file?.modifiedAt.getTime() ?? 0) - before)).toBeLessThan(10_000);
    });

    it('keeps every byte, also none at all', async () => {
      const body = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
      await store.write('social/a.png', body);
      await store.write('social/empty.png', '');
      expect((await store.read('social/a.png'))?.body).toEqual(body);
      expect((await store.read('social/empty.png'))?.body).toEqual(new Uint8Array());
    });

    it('keeps names apart that only look alike once they are encoded', async () => {
      const keys = ['a b', 'a%20b', 'a+b', 'ä', "(a)!*'", 'a&b=c', 'a~b', '#a?b'];
      for (const key of keys) await store.write(`pages/${key}`, key);
      for (const key of keys) expect(await text(`pages/${key}`)).toBe(key);
      expect(await store.list('pages')).toEqual(keys.map((key) => `pages/${key}`).sort());
    });

    it('finds nothing where there is no file', async () => {
      await store.write('pages/a/index.html', 'page');
      const inFolders = ['pages/a/index.html/below', 'x'.repeat(300)];
      for (const key of ['nothing', 'pages', ...(flatKeys ? [] : inFolders)]) {
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

    it('lets one of many win that create the same file at once', async () => {
      const names = Array.from({ length: 12 }, (_, index) => `writer ${index}`);
      const won = await Promise.all(
        names.map((name) => store.create('registry/stable/2.json', name)),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await text('registry/stable/2.json')).toBe(names[won.indexOf(true)]);
    });

    it('lists the keys of a folder, sorted, and of no other folder', async () => {
      await store.write('pages/b/index.html', '');
      await store.write('pages/a/index.html', '');
      await store.write('pages-old/index.html', '');
      expect(await store.list('pages')).toEqual(['pages/a/index.html', 'pages/b/index.html']);
      expect(await store.list('')).toHaveLength(3);
      expect(await store.list('missing')).toEqual([]);
    });

    it('lists sizes and times beside the keys', async () => {
      await store.write('files/b.pdf', 'four');
      await store.write('files/a.pdf', 'ä');
      const entries = await store.entries('files');
      expect(entries.map(({ key, bytes }) => [key, bytes])).toEqual([
        ['files/a.pdf', 2],
        ['files/b.pdf', 4],
      ]);
      for (const { key, modifiedAt } of entries) {
        expect((await store.read(key))?.modifiedAt).toEqual(modifiedAt);
      }
    });

    it('takes a file away, and is content where there is none', async () => {
      await store.write('files/a.pdf', 'a');
      await store.write('files/b.pdf', 'b');
      await store.remove('files/a.pdf');
      await store.remove('files/a.pdf');
      await store.remove('never/there');
      expect(await text('files/a.pdf')).toBeNull();
      expect(await store.has('files/a.pdf')).toBe(false);
      expect(await store.list('files')).toEqual(['files/b.pdf']);
      expect(await store.create('files/a.pdf', 'again')).toBe(true);
    });

    it.each(OUTSIDE)('refuses to write the key %j and finds nothing there', async (key) => {
      const refused = { code: 'invalid-store-key' };
      await expect(attempt(() => store.write(key, 'x'))).rejects.toMatchObject(refused);
      await expect(attempt(() => store.create(key, 'x'))).rejects.toMatchObject(refused);
      await expect(attempt(() => store.remove(key))).rejects.toMatchObject(refused);
      expect(await store.read(key)).toBeNull();
      expect(await store.has(key)).toBe(false);
      if (key !== '') expect(await store.list(key)).toEqual([]);
    });
  });
}

/** Turns an error that is thrown before there is a promise into a rejection. */
async function attempt(work: () => Promise<unknown>): Promise<unknown> {
  return work();
}
