import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createPgliteConnection } from '@supabase/lite/pglite';
import type { BackendConnection } from './connection.ts';
import { prepareConnection } from './connection.ts';
import type { Database } from './sql.ts';

/**
 * Opens PGlite's database of a folder: where npm has no PostgreSQL server for the platform, and to take over
 * what an earlier version stored. It has one connection, and neither syncs nor checks what it writes.
 */
export async function openPgliteDatabase(
  folder: string,
): Promise<{ connection: BackendConnection; database: Database }> {
  mkdirSync(dirname(folder), { recursive: true });
  const connection = await createPgliteConnection({ url: folder });
  const { driver } = connection;
  endBrokenTransactions(driver);
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

type Driver = Awaited<ReturnType<typeof createPgliteConnection>>['driver'];

/** PostgreSQL's code for a message that is none. */
const PROTOCOL_VIOLATION = '08P01';

/**
 * A value that is none of its column's type leaves half a message in PGlite's driver, which spoils the next one: mostly
 * that is the `rollback`, and the only connection would stay in a transaction that refuses everything.
 */
function endBrokenTransactions(driver: Driver): void {
  const query = driver.query.bind(driver);
  driver.query = async (...given) => {
    try {
      return await query(...given);
    } catch (error) {
      const isBroken = error instanceof Error && Reflect.get(error, 'code') === PROTOCOL_VIOLATION;
      // As a simple query, which has no parameters to break it.
      if (isBroken) await driver.exec('rollback');
      throw error;
    }
  };
}
