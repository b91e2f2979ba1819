import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';
import { copyDatabase } from './database-template.ts';
import { openDatabase } from './database.ts';

/**
 * A new database with all migrations, and the seeds if asked for: for generators and tests that speak
 * SQL. Close it when done; its files go with it.
 */
export async function openMigratedDatabase(options: { seeds?: boolean } = {}): Promise<PGlite> {
  const folder = mkdtempSync(join(tmpdir(), 'talent-database-'));
  const postgres = join(folder, 'postgres');
  await copyDatabase(options.seeds === true ? 'seeded' : 'empty', postgres);
  const { driver } = await openDatabase(postgres);
  const close = driver.close.bind(driver);
  driver.close = async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
  return driver;
}
