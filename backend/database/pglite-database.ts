import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { prepareConnection, type BackendConnection } from './connection.ts';
import type { Database } from './sql.ts';

/**
 * Opens PGlite's database of a folder, where npm has no PostgreSQL server for the platform. It has one connection, and neither
 * syncs nor checks its writes.
 */
export async function openPgliteDatabase(
  folder: string,
): Promise<{ connection: BackendConnection; database: Database }> {
  mkdirSync(dirname(folder), { recursive: true });
  const connection = await createPgliteConnection({ url: folder });
  const { driver } = connection;
  return {
    connection: prepareConnection(connection),
    database: {
      query: (statement, values = []) => driver.query(statement, [...values]),
      exec: async (statements) => void (await driver.exec(statements)),
      transaction: (work) =>
        driver.transaction((transaction) =>
          work({
            query: (statement, values = []) => transaction.query(statement, [...values]),
            exec: async (statements) => void (await transaction.exec(statements)),
          }),
        ),
      close: () => connection.close(),
    },
  };
}
