import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { makeSiteDatabase, openServerDatabase } from '@talent/backend/database/server-database';
import { findPostgres, type PostgresBinaries } from '@talent/backend/postgres/binaries';
import { startPostgresServer, WITHOUT_SYNC } from '@talent/backend/postgres/postgres-server';
import { applySeeds } from '@talent/backend/schema/apply-seeds';
import { migrate } from '@talent/backend/schema/migrate';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, onTestFinished, test } from 'vitest';

const { toolCommand } = (await import(join(REPOSITORY_ROOT, 'scripts/toolchain.mjs'))) as {
  toolCommand: (tool: string) => [string];
};

test('Deno, which a hosted project runs functions with, takes the types of every function', () => {
  const functions = readdirSync(join(import.meta.dirname, 'functions'))
    .map((name) => `supabase/functions/${name}/index.ts`)
    .filter((file) => existsSync(join(REPOSITORY_ROOT, file)));
  expect(functions.length).toBeGreaterThan(20);
  const map = ['--no-lock', '--import-map', 'supabase/functions/deno.json'];
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/tool.mjs', 'deno', 'check', '--quiet', ...map, ...functions],
    { cwd: REPOSITORY_ROOT, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
});

/** The server of the version that `config.toml` asks for. npm runs no script of a pinned tool, so its links are made here. */
function postgres17(): PostgresBinaries {
  const folder = dirname(dirname(toolCommand('postgres17')[0]));
  const links = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(folder, '..', target);
    if (existsSync(path)) continue;
    symlinkSync(relative(dirname(target), source), path);
  }
  return { folder, version: '17' };
}

test.each([
  ['17', postgres17],
  ['18', findPostgres],
])(
  'all migrations and seeds are applied to PostgreSQL %s',
  async (version, find) => {
    const binaries = find();
    if (binaries === null) throw new Error('npm has no PostgreSQL for this platform.');
    const path = join(testDir(), 'database');
    const server = await startPostgresServer({
      path,
      binaries,
      password: 'a test',
      settings: WITHOUT_SYNC,
    });
    onTestFinished(() => server.stop());
    await makeSiteDatabase(server.address);
    const opened = openServerDatabase(server.address);
    const { database } = opened;
    onTestFinished(() => database.close());
    const { rows } = await database.query<{ server_version: string }>('show server_version');
    expect(rows[0]?.server_version).toMatch(new RegExp(`^${version}\\.`));
    await migrate(opened);
    const seeds = readdirSync(join(import.meta.dirname, 'seed')).filter((file) =>
      file.endsWith('.sql'),
    );
    expect(await applySeeds(database, join(import.meta.dirname, 'seed'))).toEqual(seeds.toSorted());
  },
  240_000,
);
