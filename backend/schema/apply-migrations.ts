import type { Database } from '../database/sql.ts';
import { MigrationError, type MigrationFile } from './migration-files.ts';

/**
 * Applies the migrations that the history table lacks, all in one transaction, and returns their file names. The table is the
 * one of the Supabase CLI.
 * @throws MigrationError naming the file and the database's reason; nothing has changed then
 */
export async function applyMigrations(
  database: Database,
  migrations: readonly MigrationFile[],
): Promise<string[]> {
  const applied = await refuseOtherHistory(database, migrations);
  const pending = migrations.filter((migration) => !applied.has(migration.version));
  await database.transaction(async (transaction) => {
    for (const { file, version, name, sql } of pending) {
      try {
        await transaction.exec(sql);
      } catch (error) {
        throw new MigrationError(
          `Migration ${file} failed: ${error instanceof Error ? error.message : String(error)}. ` +
            'The database was left as it was before this start.',
          { cause: error },
        );
      }
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      );
    }
  });
  return pending.map((migration) => migration.file);
}

/**
 * The versions that a database has, none where it is new. Changes nothing.
 * @throws MigrationError for a database that these migrations did not make
 */
export async function refuseOtherHistory(
  database: Database,
  migrations: readonly MigrationFile[],
): Promise<ReadonlySet<string>> {
  const { rows: found } = await database.query(
    "select 1 where to_regclass('supabase_migrations.schema_migrations') is not null",
  );
  if (found.length === 0) return new Set();
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map((row) => row.version));
  const known = new Set(migrations.map((migration) => migration.version));
  const unknown = [...applied].filter((version) => !known.has(version));
  if (unknown.length === 0) return applied;
  const newest = migrations.at(-1)?.version ?? '';
  throw new MigrationError(
    unknown.every((version) => version > newest)
      ? `The data folder holds migration ${unknown.join(', ')}, which this code does not know: it was used by a ` +
          'newer version. Start that version, or use another data folder.'
      : 'The data folder was made by a version from before the first release and is left as it is: move it away or set ' +
          'DATA_DIR to a new folder, and export its accounts and records with the version that made it.',
  );
}
