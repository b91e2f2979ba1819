import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/sql.ts';

/** Adds sample visits to a database that never had any visit. The file decides; what an admin deleted does not come back. */
export async function addSampleVisits(database: Database, folder: string): Promise<void> {
  const sql = await readFile(join(folder, 'visits.sql'), 'utf8');
  await database.transaction(async (transaction) => {
    await transaction.exec(sql);
  });
}
