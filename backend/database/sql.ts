/** Runs SQL in a database, or in a transaction of it. */
export interface Sql {
  /** One statement; `values` are its `$1`, `$2` …. */
  query<Row>(statement: string, values?: readonly unknown[]): Promise<{ rows: Row[] }>;
  /** Several statements, without values. */
  exec(statements: string): Promise<void>;
}

/** The first row of a statement's result; undefined where there is none. */
export async function firstRow<Row>(
  sql: Pick<Sql, 'query'>,
  statement: string,
  values: readonly unknown[],
): Promise<Row | undefined> {
  return (await sql.query<Row>(statement, values)).rows[0];
}

/** An open database, as its owner. */
export interface Database extends Sql {
  /** Commits, or rolls back where `work` throws. */
  transaction<Result>(work: (transaction: Sql) => Promise<Result>): Promise<Result>;
  /** Ends the connections. The server goes on. */
  close(): Promise<void>;
}
