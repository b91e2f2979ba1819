import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database/sql.ts';
import { fileState } from '../functions/fresh-import.ts';
import { applyMigrations, readMigrationFiles } from './migrate.ts';

/**
 * Applies the migrations of a folder that are new since the last call, and logs it; also which ones were edited after they were
 * applied. While one fails, the schema before it stays. The returned function never rejects.
 */
export function followMigrations({
  database,
  folder,
  databaseFolder,
  onApplied,
  log,
}: {
  database: Database;
  folder: string;
  /** Folder of the database's server, which a person may delete. */
  databaseFolder: string;
  /** Called when the schema is another one. */
  onApplied: () => Promise<void>;
  log: (line: string) => void;
}): () => Promise<void> {
  let known = '';
  let looking = Promise.resolve();

  async function lookNow(): Promise<void> {
    try {
      const states = readdirSync(folder).map((file) => `${file} ${fileState(join(folder, file))}`);
      if (states.toSorted().join('\n') === known) return;
      known = states.toSorted().join('\n');
      const migrations = readMigrationFiles(folder);
      const applied = await applyMigrations(database, migrations);
      if (applied.length > 0) {
        await onApplied();
        for (const file of applied) log(`Applied migration ${file}`);
        log('Its types and schema.sql: node scripts/run.mjs supabase/types/main.ts');
      }
      const { rows } = await database.query<{ version: string; text: string }>(
        "select version, array_to_string(statements, '') as text from supabase_migrations.schema_migrations",
      );
      const texts = new Map(rows.map(({ version, text }) => [version, text]));
      for (const { file, version, sql } of migrations) {
        if ((texts.get(version) ?? sql) === sql) continue;
        log(
          `Migration ${file} was edited after it was applied, so the database has what it was before. Undo the edit and ` +
            `write a new migration. If no one else has applied it: stop, delete ${databaseFolder} with all that is ` +
            'stored in it, and start again.',
        );
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log(
        `${reason} The backend goes on with the schema before, and looks again when a file changes.`,
      );
    }
  }
  return () => (looking = looking.then(lookNow));
}
