import { join } from 'node:path';
import { App } from '@supabase/lite';
import type { PGlite } from '@supabase/lite/pglite';
import { openDatabase } from './database.ts';
import { initWithStorage, storageConfig } from './file-storage.ts';
import { readMigrationFiles } from './migration-files.ts';
import { applyMigrations } from './migrations.ts';
import { applySeeds } from './seeds.ts';

/**
 * A new database in memory with all migrations, and the seeds if asked for: for generators and tests
 * that speak SQL. Close it when done.
 */
export async function openMigratedDatabase(options: { seeds?: boolean } = {}): Promise<PGlite> {
  const supabaseDir = join(import.meta.dirname, '..', '..', 'supabase');
  const connection = await openDatabase(null);
  // Only the schemas of auth and storage are wanted of the app; it serves nothing.
  const app = new App({
    connection,
    storage: storageConfig,
    auth: { enabled: true, jwt_secret: 'not used: nothing is signed' },
  });
  // Nothing is ever stored: it is about the schema.
  await initWithStorage(app, '.');
  await app.ensureSystemSchema();
  await applyMigrations(connection.driver, readMigrationFiles(join(supabaseDir, 'migrations')));
  if (options.seeds === true) await applySeeds(connection.driver, join(supabaseDir, 'seed'));
  return connection.driver;
}
