/** The part of a database that knows accounts. Rejects when it cannot be asked. */
export interface AccountDatabase {
  query<Row>(sql: string, parameters: unknown[]): Promise<{ rows: Row[] }>;
}
