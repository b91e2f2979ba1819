import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileSystemStore } from './file-system-store.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'store-'));
});
afterEach(() => rm(root, { recursive: true }));

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

describe('a file system store that is killed', () => {
  it('shows the old or the new body, never a part', async () => {
    const store = createFileSystemStore(root);
    const size = 200_000;
    const wholeBody = async () => {
      const body = Buffer.from((await store.read('pages/index.html'))?.body ?? []);
      return body.length === size && body.every((byte) => byte === body[0]);
    };
    for (let kill = 0; kill < 20; kill++) {
      const writer = child('write-in-a-loop.ts', root, 'pages/index.html', String(size));
      await writer.lines.next();
      // A reader's own pace decides the moment of the kill: a different one in every round.
      for (let look = 0; look <= kill; look++) expect(await wholeBody()).toBe(true);
      const ended = once(writer, 'exit');
      writer.kill('SIGKILL');
      await ended;
      expect(await wholeBody()).toBe(true);
      expect(await store.list('pages')).toEqual(['pages/index.html']);
    }
  });
});

describe('processes that create the same revisions at once', () => {
  it('create every revision exactly once', async () => {
    const [processes, revisions] = [4, 60];
    const children = Array.from({ length: processes }, (_, index) =>
      child('create-revisions.ts', root, `process-${index}`, String(revisions)),
    );
    await Promise.all(children.map(({ lines }) => lines.next()));
    for (const { stdin } of children) stdin?.write('go\n');
    const won = await Promise.all(
      children.map(async ({ lines }) => JSON.parse(String((await lines.next()).value)) as number[]),
    );
    const all = won.flat().sort((left, right) => left - right);
    expect(all).toEqual(Array.from({ length: revisions }, (_, index) => index + 1));

    const store = createFileSystemStore(root);
    for (const [index, revisionsWon] of won.entries()) {
      for (const revision of revisionsWon) {
        const file = await store.read(`registry/stable/${revision}.json`);
        expect(new TextDecoder().decode(file?.body)).toBe(`process-${index}`);
      }
    }
  });
});
