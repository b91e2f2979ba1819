import { jsonOf } from '@talent/backend/database/server-database';
import type { PostgresAddress } from '@talent/backend/postgres/postgres-server';
import postgres from 'postgres';

export type Row = Record<string, unknown>;

/** One connection of a test to a server. */
export interface SqlClient {
  /** The rows of one statement with values, or of several without. */
  query<Found = Row>(statement: string, ...values: unknown[]): Promise<Found[]>;
  /** The same rows as lists of their values. */
  lists(statement: string, ...values: unknown[]): Promise<unknown[][]>;
  /** The first value of the first row. */
  value<Value = unknown>(statement: string, ...values: unknown[]): Promise<Value>;
  /** The first answer of a function of the public schema, as JSON: `call('begin_seo_strategy', adminId)`. */
  call<Answer = Row>(name: string, ...values: unknown[]): Promise<Answer>;
  /** The same as one of the API roles, in a transaction of its own. */
  callAs<Answer = Row>(role: string, name: string, ...values: unknown[]): Promise<Answer>;
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
  const run = (statement: string, values: readonly unknown[]) =>
    sql.unsafe(statement, values as postgres.ParameterOrJSON<never>[]);
  const client: SqlClient = {
    query: async <Found>(statement: string, ...values: unknown[]) => [
      ...((await run(statement, values)) as unknown as Found[]),
    ],
    lists: async (statement, ...values) => [...(await run(statement, values).values())],
    value: async <Value>(statement: string, ...values: unknown[]) =>
      (await client.lists(statement, ...values))[0]?.[0] as Value,
    call: (name, ...values) => {
      const marks = values.map((_, index) => `$${index + 1}`);
      return client.value(
        `select to_jsonb(answer) from public.${name}(${marks.join(', ')}) as answer`,
        ...values,
      );
    },
    callAs: async <Answer>(role: string, name: string, ...values: unknown[]) => {
      await client.query(`begin; set local role ${role}`);
      try {
        const answer = await client.call<Answer>(name, ...values);
        await client.query('commit');
        return answer;
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    },
    end: () => sql.end({ timeout: 1 }),
  };
  return client;
}

/** Times may be written as PostgreSQL reads them, such as `yesterday`; the driver's own type takes dates alone. */
const TIMES: postgres.PostgresType = {
  to: 1184,
  from: [1082, 1114, 1184],
  serialize: (value: unknown) => (value instanceof Date ? value.toISOString() : value),
  parse: (text: string) => new Date(text),
};
