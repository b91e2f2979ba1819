import { KnownError } from '@talent/node/terminal/known-error';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database/sql.ts';

/**
 * Applies the `*.sql` files of a folder that are new or have changed, each in one transaction, and returns their names. Seed
 * files can be applied again.
 * @throws `SEED_FAILED` naming the file and the database's reason
 */
export async function applySeeds(database: Database, folder: string): Promise<string[]> {
  const applied: string[] = [];
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  for (const file of files.filter((name) => name.endsWith('.sql'))) {
    const sql = readFileSync(join(folder, file), 'utf8');
    const hash = createHash('sha256').update(sql).digest('hex');
    const path = `supabase/seed/${file}`;
    const known = await database.query(
      'select 1 from supabase_migrations.seed_files where path = $1 and hash = $2',
      [path, hash],
    );
    if (known.rows.length > 0) continue;
    try {
      await database.transaction(async (transaction) => {
        await transaction.exec(sql);
        await transaction.query(
          `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
           on conflict (path) do update set hash = excluded.hash`,
          [path, hash],
        );
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new KnownError('SEED_FAILED', `Seed ${file} failed: ${reason}.`, { cause: error });
    }
    applied.push(file);
  }
  return applied;
}

/** Adds sample visits to a database that never had any visit. The file decides; what an admin deleted does not come back. */
export async function addSampleVisits(database: Database, folder: string): Promise<void> {
  const sql = readFileSync(join(folder, 'visits.sql'), 'utf8');
  await database.transaction((transaction) => transaction.exec(sql));
}
