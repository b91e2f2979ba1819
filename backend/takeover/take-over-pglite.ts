import { renameSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { createPgliteConnection, type PGlite } from '@supabase/lite/pglite';
import postgres from 'postgres';
import { migrate } from '../schema/migrate.ts';
import type { PostgresAddress, PostgresServer } from '../postgres/postgres-server.ts';
import {
  makeSiteDatabase,
  openServerDatabase,
  SITE_DATABASE,
} from '../database/server-database.ts';
import { copyTable, STORED_TABLES_SQL, type StoredTable } from './copy-table.ts';

/** The database of an earlier version could not be taken over. It is unchanged, and there is no new one. */
export class TakeOverError extends Error {
  override readonly name = 'TakeOverError';
  readonly code = 'DATABASE_NOT_TAKEN_OVER';

  constructor(folder: string, reason: string, options?: ErrorOptions) {
    super(
      `The database of an earlier version in ${folder} could not be taken over: ${reason} ` +
        'It was not changed: start the earlier version with this data folder to reach it. ' +
        'To go on without its content, move that folder away.',
      options,
    );
  }
}

export interface TakeOverOptions {
  /** PGlite's folder; it is only read. */
  from: string;
  /** The new server's folder. It does not exist yet, and appears only when it is complete. */
  to: string;
  start: (folder: string) => Promise<PostgresServer>;
  log: (line: string) => void;
}

/**
 * Moves the content of an earlier version's PGlite database into a new PostgreSQL server: applies the same migrations, copies all
 * rows, and compares the counts of both sides.
 * @throws TakeOverError
 */
export async function takeOverPglite({ from, to, start, log }: TakeOverOptions): Promise<void> {
  const making = `${to}.being-made`;
  log('The database of an earlier version is being taken over. This happens once.');
  rmSync(making, { recursive: true, force: true });
  try {
    const { driver, close } = await openSource(from);
    try {
      const server = await start(making);
      try {
        await copyEverything(driver, server.address);
      } finally {
        await server.stop();
      }
    } finally {
      await close();
    }
    renameSync(making, to);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new TakeOverError(from, reason, { cause: error });
  }
  log(
    `The database is in ${basename(to)}/ now. ${from} is no longer used: delete it when you have seen that all is there.`,
  );
}

async function openSource(folder: string): Promise<{ driver: PGlite; close(): Promise<void> }> {
  const connection = await createPgliteConnection({ url: folder });
  return { driver: connection.driver, close: () => connection.close() };
}

async function copyEverything(source: PGlite, address: PostgresAddress): Promise<void> {
  await makeSiteDatabase(address);
  const history = await source.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const versions = new Set(history.rows.map((row) => row.version));
  const opened = openServerDatabase(address);
  await migrate(opened, ({ version }) => versions.has(version));
  await opened.database.close();

  const target = postgres({ ...address, database: SITE_DATABASE, max: 1, onnotice: () => {} });
  try {
    await target.begin(async (transaction) => {
      // Triggers and foreign keys have already run where the rows were written first.
      await transaction.unsafe('set local session_replication_role = replica');
      const tables = await source.query<StoredTable>(STORED_TABLES_SQL);
      const known = await transaction.unsafe<StoredTable[]>(STORED_TABLES_SQL);
      for (const table of tables.rows) {
        assertSameColumns(table, known);
        await copyTable(table, source, transaction);
        await assertSameCount(table, source, transaction);
      }
      await copySequences(source, transaction);
    });
    // The planner needs statistics from the first request on.
    await target.unsafe('analyze');
  } finally {
    await target.end();
  }
}

function assertSameColumns(table: StoredTable, known: readonly StoredTable[]): void {
  const columns = known.find(
    ({ schema, name }) => schema === table.schema && name === table.name,
  )?.columns;
  const missing = table.columns.filter((column) => columns?.includes(column) !== true);
  if (missing.length === 0) return;
  throw new Error(
    `the table ${table.schema}.${table.name} has no place for ${missing.join(', ')}.`,
  );
}

async function assertSameCount(
  { schema, name }: StoredTable,
  source: PGlite,
  target: postgres.TransactionSql,
): Promise<void> {
  const sql = `select count(*)::int as count from "${schema}"."${name}"`;
  const before = await source.query<{ count: number }>(sql);
  const after = await target.unsafe<{ count: number }[]>(sql);
  if (before.rows[0]?.count === after[0]?.count) return;
  throw new Error(
    `of ${before.rows[0]?.count} rows of ${schema}.${name} ${after[0]?.count} arrived.`,
  );
}

const SEQUENCES_SQL = `
select schemaname as schema, sequencename as name, last_value::text as last
from pg_sequences`;

async function copySequences(source: PGlite, target: postgres.TransactionSql): Promise<void> {
  const { rows } = await source.query<{ schema: string; name: string; last: string | null }>(
    SEQUENCES_SQL,
  );
  for (const { schema, name, last } of rows) {
    if (last === null) continue;
    await target.unsafe(`select setval('"${schema}"."${name}"', ${last})`);
  }
}
