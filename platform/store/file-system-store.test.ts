import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { testDir } from '@talent/node/testing/test-dir';
import { beforeEach, expect, it } from 'vitest';
import { createFileSystemStore } from './file-system-store.ts';
import type { Store } from './store.ts';
import { describeStore } from './testing/store-contract.ts';

let root: string;
let store: Store;
beforeEach(() => {
  root = testDir();
  store = createFileSystemStore(join(root, 'data'));
});

describeStore('a file system store', () => store);

it('a file system store lists no file that is still being written', async () => {
  await store.write('pages/a/index.html', '');
  await writeFile(join(root, 'data/pages/a/.tmp-left-by-a-crash'), 'half');
  expect(await store.list('pages')).toEqual(['pages/a/index.html']);
  expect(await store.entries('pages')).toHaveLength(1);
});

it('a file system store leaves no temporary file, whether it created the key or not', async () => {
  await store.write('a/b', '1');
  await store.create('a/c', '1');
  await store.create('a/c', '2');
  expect((await readdir(join(root, 'data/a'))).sort()).toEqual(['b', 'c']);
});

it('a file system store never reads a file beside its folder', async () => {
  await writeFile(join(root, 'secret'), 'secret');
  expect(await store.read('../secret')).toBeNull();
  expect(await store.has('../secret')).toBe(false);
});

function child(
  script: string,
  ...parameters: string[]
): ChildProcess & { lines: AsyncIterator<string> } {
  const path = join(import.meta.dirname, 'testing', script);
  const started = spawn(process.execPath, [path, ...parameters], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return Object.assign(started, { lines: createInterface(started.stdout)[Symbol.asyncIterator]() });
}

it('a file system store that is killed shows the old or the new body, never a part', async () => {
  const size = 200_000;
  const wholeBody = async () => {
    const body = Buffer.from((await store.read('pages/index.html'))?.body ?? []);
    return body.length === size && body.every((byte) => byte === body[0]);
  };
  for (let kill = 0; kill < 6; kill++) {
    const writer = child(
      'write-in-a-loop.ts',
      join(root, 'data'),
      'pages/index.html',
      String(size),
    );
    await writer.lines.next();
    // A reader's own pace decides the moment of the kill: a different one in every round.
    for (let look = 0; look <= 3 * kill; look++) expect(await wholeBody()).toBe(true);
    const ended = once(writer, 'exit');
    writer.kill('SIGKILL');
    await ended;
    expect(await wholeBody()).toBe(true);
    expect(await store.list('pages')).toEqual(['pages/index.html']);
  }
});

it('processes that create the same revisions at once create every revision exactly once', async () => {
  const [processes, revisions] = [4, 60];
  const children = Array.from({ length: processes }, (_, index) =>
    child('create-revisions.ts', join(root, 'data'), `process-${index}`, String(revisions)),
  );
  await Promise.all(children.map(({ lines }) => lines.next()));
  for (const { stdin } of children) stdin?.write('go\n');
  const won = await Promise.all(
    children.map(async ({ lines }) => JSON.parse(String((await lines.next()).value)) as number[]),
  );
  const all = won.flat().sort((left, right) => left - right);
  expect(all).toEqual(Array.from({ length: revisions }, (_, index) => index + 1));

  for (const [index, revisionsWon] of won.entries()) {
    for (const revision of revisionsWon) {
      const file = await store.read(`registry/stable/${revision}.json`);
      expect(new TextDecoder().decode(file?.body)).toBe(`process-${index}`);
    }
  }
});
