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
  discardHalfMessages(driver);
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

/** The halves of a message that can be left: of its head and of its values. */
const LEFT_BEHIND = 2;

/**
 * A value that cannot be written as its column's type leaves half a message in PGlite's driver, which spoils the next
 * one: that would be the `rollback`, and the only connection stayed in a transaction that refuses everything. Here
 * messages that nobody waits for take the halves away.
 */
function discardHalfMessages(driver: Driver): void {
  const query = driver.query.bind(driver);
  driver.query = async (...given) => {
    try {
      return await query(...given);
    } catch (error) {
      const isOfDriver = error instanceof TypeError || error instanceof RangeError;
      for (let left = isOfDriver ? LEFT_BEHIND : 0; left > 0; left -= 1) {
        await query('select 1').catch(() => {});
      }
      throw error;
    }
  };
}
