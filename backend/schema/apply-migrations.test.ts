import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrationFiles, applyMigrations } from './migrate.ts';
import { openMigratedDatabase } from '../testing/migrated-database.ts';
import type { Database } from '../database/sql.ts';
import { testDir } from '@talent/node/testing/test-dir';

const repository = readMigrationFiles(join(import.meta.dirname, '../../supabase/migrations'));
const migration = (version: string, sql: string) => ({
  file: `${version}_extra.sql`,
  version,
  name: 'extra',
  sql,
});

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
}, 60_000);
afterAll(() => database.close());

test('a failed migration is named and rolled back, with those before it', async () => {
  const attempt = applyMigrations(database, [
    ...repository,
    migration('29980101000000', 'create table public.half (id int)'),
    migration('29980102000000', 'alter table public.half add column id int'),
  ]);
  await expect(attempt).rejects.toMatchObject({ code: 'MIGRATION_FAILED' });
  await expect(attempt).rejects.toThrow(
    /Migration 29980102000000_extra\.sql, line 1, failed: column "id" of relation "half" already exists/,
  );
  const left = await database.query(
    "select 1 from pg_tables where tablename = 'half' union all " +
      "select 1 from supabase_migrations.schema_migrations where version like '2998%'",
  );
  expect(left.rows).toEqual([]);
});

test('a database of a newer version is refused', async () => {
  const older = repository.slice(0, -1);
  await expect(applyMigrations(database, older)).rejects.toThrow(
    `holds migration ${repository.at(-1)?.version}, which this code does not know`,
  );
});

test('a database from before the baseline is refused with the way out', async () => {
  const later = [migration('29970101000000', 'select 1')];
  await expect(applyMigrations(database, later)).rejects.toThrow(
    'The data folder was made by a version from before the first release and is left as it is: move it away or set ' +
      'DATA_DIR to a new folder, and export its accounts and records with the version that made it.',
  );
});

test('each migration runs once and is written into the history of the Supabase CLI', async () => {
  const next = [...repository, migration('29990101000000', 'create table public.extra (id int)')];
  expect(await applyMigrations(database, next)).toEqual(['29990101000000_extra.sql']);
  expect(await applyMigrations(database, next)).toEqual([]);
  const history = await database.query<{ version: string; name: string; statements: string[] }>(
    'select version, name, statements from supabase_migrations.schema_migrations order by version desc limit 1',
  );
  expect(history.rows).toEqual([
    {
      version: '29990101000000',
      name: 'extra',
      statements: ['create table public.extra (id int)'],
    },
  ]);
});

test('a file without a version is refused', () => {
  const folder = testDir();
  writeFileSync(join(folder, 'add_table.sql'), 'select 1');
  expect(() => readMigrationFiles(folder)).toThrow('add_table.sql is not named');
});
