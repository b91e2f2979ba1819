/** Runs SQL in a database, or in a transaction of it. */
export interface Sql {
  /** One statement; `values` are its `$1`, `$2` …. */
  query<Row>(statement: string, values?: readonly unknown[]): Promise<{ rows: Row[] }>;
  /** Several statements, without values. */
  exec(statements: string): Promise<void>;
}

/** An open database, as its owner. */
export interface Database extends Sql {
  /** Commits what `work` did, or takes all of it back where it throws. */
  transaction<Result>(work: (transaction: Sql) => Promise<Result>): Promise<Result>;
  /** Ends the connections; nothing of the database. */
  close(): Promise<void>;
}
