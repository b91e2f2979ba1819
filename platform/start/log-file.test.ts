import { mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogFile } from './log-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('appends lines to a file of its owner alone', async () => {
  const path = join(folder, 'gateway.log');
  const log = createLogFile(path, () => undefined);
  log('one');
  log('two');
  await vi.waitFor(async () => expect(await readFile(path, 'utf8')).toBe('one\ntwo\n'));
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('goes on when the disk is full, says so once, and writes again when there is room', async () => {
  const path = join(folder, 'gateway.log');
  await symlink('/dev/full', path);
  const troubles: string[] = [];
  const log = createLogFile(path, (reason) => troubles.push(reason));
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
