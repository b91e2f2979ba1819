import { jsonOf } from '@talent/backend/database/server-database';
import type { PostgresAddress } from '@talent/backend/postgres/postgres-server';
import postgres from 'postgres';

/** One connection of a test to a server. */
export interface SqlClient {
  /** One statement with values, or several without; `count` is the number of rows that it returned or changed. */
  query<Row = Record<string, unknown>>(
    statement: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; count: number }>;
  /** Rows as lists of their values. */
  lists(statement: string, values?: readonly unknown[]): Promise<unknown[][]>;
  end(): Promise<void>;
}

/** Opens one connection, which all statements share: a transaction is what is between `begin` and `commit`. */
export function openSqlClient(address: PostgresAddress, database: string): SqlClient {
  const sql = postgres({
    ...address,
    database,
    max: 1,
    onnotice: () => {},
    transform: { undefined: null },
    types: { json: jsonOf(114), jsonb: jsonOf(3802), date: TIMES },
  });
  const run = (statement: string, values: readonly unknown[] = []) =>
    sql.unsafe(statement, values as postgres.ParameterOrJSON<never>[]);
  return {
    query: async <Row>(statement: string, values?: readonly unknown[]) => {
      const rows = await run(statement, values);
      return { rows: [...rows] as Row[], count: rows.count };
    },
    lists: async (statement, values) => [...(await run(statement, values).values())],
    end: () => sql.end({ timeout: 1 }),
  };
}

/** Times may be written as PostgreSQL reads them, such as `yesterday`; the driver's own type takes dates alone. */
const TIMES: postgres.PostgresType = {
  to: 1184,
  from: [1082, 1114, 1184],
  serialize: (value: unknown) => (value instanceof Date ? value.toISOString() : value),
  parse: (text: string) => new Date(text),
};
