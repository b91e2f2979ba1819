import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { beforeEach, expect, it, vi } from 'vitest';
import { createLogFile } from './log-file.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = testDir();
  path = join(folder, 'gateway.log');
});

it('goes on when the disk is full, says so once, and writes again when there is room', async () => {
  await symlink('/dev/full', path);
  const troubles: string[] = [];
  const log = createLogFile(path, { onTrouble: (reason) => void troubles.push(reason) });
  log('lost');
  await vi.waitFor(() => expect(troubles).toHaveLength(1));
  expect(troubles[0]).toContain('ENOSPC');
  log('lost as well');
  await rm(path);
  await vi.waitFor(async () => {
    log('kept');
    expect(await readFile(path, 'utf8')).toContain('kept\n');
  });
  expect(troubles).toHaveLength(1);
});

async function linesIn(old: number): Promise<string[]> {
  const names = [...Array.from({ length: old }, (_, index) => `${path}.${old - index}`), path];
  const texts = await Promise.all(names.map((name) => readFile(name, 'utf8')));
  return texts.flatMap((text) => text.split('\n').filter(Boolean));
}

it('begins a new file at its size, loses no line of many at once, and keeps four old ones of its owner', async () => {
  const log = createLogFile(path, { onTrouble: () => undefined, maxBytes: 1000 });
  const lines = Array.from({ length: 50 }, (_, index) => `line ${index} `.padEnd(99, '.'));
  // Nothing is awaited in between: the files change while earlier lines are still to be written.
  for (const line of lines) log(line);
  await vi.waitFor(async () => expect(await linesIn(4)).toEqual(lines));
  for (const name of await readdir(folder)) {
    const { size, mode } = await stat(join(folder, name));
    expect([name, size, mode & 0o777]).toEqual([name, 1000, 0o600]);
  }
  log('the newest');
  await vi.waitFor(async () => expect(await readFile(path, 'utf8')).toBe('the newest\n'));
  expect(await readdir(folder)).toHaveLength(5);
  // The ten oldest lines are gone, and no others.
  expect(await linesIn(4)).toEqual([...lines.slice(10), 'the newest']);
});

it('counts what an earlier start has written', async () => {
  await writeFile(path, `${'x'.repeat(995)}\n`);
  const log = createLogFile(path, { onTrouble: () => undefined, maxBytes: 1000 });
  log('after the start');
  await vi.waitFor(async () => expect(await readFile(path, 'utf8')).toBe('after the start\n'));
  expect((await stat(`${path}.1`)).size).toBe(996);
});

it('goes on in the same file, and says so once, where it cannot be renamed', async () => {
  await mkdir(join(`${path}.1`, 'in the way'), { recursive: true });
  const troubles: string[] = [];
  const log = createLogFile(path, {
    onTrouble: (reason) => void troubles.push(reason),
    maxBytes: 10,
    kept: 1,
  });
  for (const line of ['first line', 'second line', 'third line']) log(line);
  await vi.waitFor(async () =>
    expect(await readFile(path, 'utf8')).toBe('first line\nsecond line\nthird line\n'),
  );
  expect(troubles).toEqual([expect.stringContaining('gateway.log')]);
});
