/** The database as its owner, as far as the auth layer speaks to it. Row-level security does not apply. */
export interface AuthDatabase {
  query(sql: string, params?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** The rows of a statement whose columns are known. */
export async function rowsOf<Row>(
  database: AuthDatabase,
  sql: string,
  params: unknown[] = [],
): Promise<Row[]> {
  return (await database.query(sql, params)).rows as Row[];
}
