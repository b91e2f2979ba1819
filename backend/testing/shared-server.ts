import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shareTestServer } from './test-server.ts';
import { SERVER_FOLDER } from '../postgres/server-folder.ts';
import { closeTemplates, prepareDatabase, startTestServer } from './template-cluster.ts';

/**
 * Set-up of a run of tests: a folder for everything that they write, and in it one PostgreSQL server for all of them, with the
 * migrated databases as templates.
 */
export async function setup(): Promise<() => Promise<void>> {
  const scratch = makeScratch();
  // oxlint-disable-next-line house/parsed-environment -- written, not read
  process.env['TMPDIR'] = scratch;
  const dataDir = join(scratch, 'database');
  await prepareDatabase(dataDir);
  const path = join(dataDir, SERVER_FOLDER);
  const server = await startTestServer(path);
  await closeTemplates(server);
  shareTestServer(path);
  return async () => {
    await server.stop();
    rmSync(scratch, { recursive: true, force: true });
  };
}

const MEMORY = '/dev/shm';
const ROOM = 2 ** 31;

/** In memory where there is room: a disk takes a quarter longer, because each database has a thousand files. */
function makeScratch(): string {
  const parent = freeBytes(MEMORY) > ROOM ? MEMORY : tmpdir();
  for (const name of readdirSync(parent)) {
    const [, run] = /^talent-tests-(\d+)$/.exec(name) ?? [];
    // A killed run leaves its folder behind.
    if (run !== undefined && !isRunning(Number(run)))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
  const scratch = join(parent, `talent-tests-${process.pid}`);
  mkdirSync(scratch, { mode: 0o700 });
  return scratch;
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
