import { createPostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import { prepareConnection, type BackendConnection } from './connection.ts';
import type { PostgresAddress } from '../postgres/postgres-server.ts';
import type { Database, Sql } from './sql.ts';

/** Name of the site's database. */
export const SITE_DATABASE = 'site';

/** Longest time of a request's statement, ms. */
const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * Time for running statements to finish when the database is closed, s. Without a limit the driver waits for ever for a
 * transaction whose next statement it refuses because it is closing.
 */
const CLOSE_PATIENCE_S = 5;

/** Creates the site's database in a server; does nothing where it exists. */
export async function makeSiteDatabase(address: PostgresAddress): Promise<void> {
  const owner = postgres({ ...address, database: 'postgres', max: 1, onnotice: () => {} });
  try {
    const found = await owner`select from pg_database where datname = ${SITE_DATABASE}`;
    if (found.length === 0) await owner.unsafe(`create database ${SITE_DATABASE}`);
  } finally {
    await owner.end();
  }
}

/** Opens a database of a running server for the embedded backend, and for SQL of its owner. */
export function openServerDatabase(
  address: PostgresAddress,
  name = SITE_DATABASE,
): { connection: BackendConnection; database: Database } {
  const connection = createPostgresConnection({
    postgresOptions: {
      ...address,
      database: name,
      max: 10,
      onnotice: () => {},
      types: { json: jsonOf(114), jsonb: jsonOf(3802) },
      connection: {
        application_name: 'talent-backend',
        statement_timeout: STATEMENT_TIMEOUT_MS,
        idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
      },
    },
  });
  return {
    connection: prepareConnection(connection),
    database: databaseOf(connection.driver, async () => {
      await connection.driver.end({ timeout: CLOSE_PATIENCE_S });
      await connection.close();
    }),
  };
}

/** JSON that may be passed as text, as lite does; the driver's own type would write that text as a JSON string. */
export function jsonOf(oid: number): postgres.PostgresType {
  return {
    to: oid,
    from: [oid],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string): unknown => JSON.parse(text),
  };
}

export function databaseOf(driver: postgres.Sql, close: () => Promise<void>): Database {
  return {
    ...sqlOf(driver),
    transaction: async (work) => {
      // The driver's type for results unwraps promises.
      let result: Awaited<ReturnType<typeof work>> | undefined;
      await driver.begin(async (transaction) => {
        // Migrations and seeds may take longer than a request.
        await transaction.unsafe('set local statement_timeout = 0');
        result = await work(sqlOf(transaction));
      });
      return result as Awaited<ReturnType<typeof work>>;
    },
    close,
  };
}

function sqlOf(driver: postgres.ISql): Sql {
  return {
    query: async <Row>(statement: string, values: readonly unknown[] = []) => {
      const rows = await driver.unsafe(statement, [...values] as postgres.ParameterOrJSON<never>[]);
      return { rows: [...rows] as Row[] };
    },
    exec: async (statements) => {
      await driver.unsafe(statements).simple();
    },
  };
}
