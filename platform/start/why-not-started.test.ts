import { createServer } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acquireDataDirLock } from '@talent/node/data-folder/data-dir-lock';
import { listen } from '@talent/node/testing/listen';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, it } from 'vitest';
import { assertPortIsFree } from '../gateway/node-server.ts';
import { whyNotStarted } from './why-not-started.ts';

const caught = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('It was started.');
};

async function startProgram(answer: object): Promise<number> {
  const server = createServer((_, response) => response.end(JSON.stringify(answer)));
  return Number(new URL(await listen(server)).port);
}

const health = { status: 'empty', channel: 'stable', registry: {}, backend: {} };

const reasonFor = async (error: unknown, place: { dataDir: string; port: number }) =>
  String(await whyNotStarted(error, place).catch((why: unknown) => why));

async function reasonOf(port: number, dataDir: string): Promise<string> {
  const error = await caught(() => assertPortIsFree(port, '127.0.0.1'));
  return reasonFor(error, { dataDir, port });
}

const run = (url: string) => JSON.stringify({ pid: process.pid, url, publishableKey: 'key' });

it('a second start on a data folder says that the site runs already, and where it answers', async () => {
  const dataDir = testDir();
  const lock = acquireDataDirLock(dataDir, { command: 'npm start' });
  const error = await caught(() => acquireDataDirLock(dataDir, { command: 'npm start' }));
  expect(await reasonFor(error, { dataDir, port: 3000 })).toContain('is in use by process');
  await writeFile(join(dataDir, 'run.json'), run('http://localhost:4123'));
  expect(await reasonFor(error, { dataDir, port: 3000 })).toContain(
    `This site runs already, at http://localhost:4123 (process ${process.pid}`,
  );
  lock.release();
});

it('a second start on a port says whether this site has it, with this data folder or another', async () => {
  const dataDir = testDir();
  const port = await startProgram(health);
  expect(await reasonOf(port, dataDir)).toContain(
    `This site runs already, at http://localhost:${port}, with another data folder`,
  );
  await writeFile(join(dataDir, 'run.json'), run(`http://localhost:${port}`));
  expect(await reasonOf(port, dataDir)).toContain(
    `This site runs already, at http://localhost:${port} (process ${process.pid}`,
  );
  const other = await startProgram({ status: 'ok' });
  expect(await reasonOf(other, dataDir)).toContain('is in use by another program');
});
