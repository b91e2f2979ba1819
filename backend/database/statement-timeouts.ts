import type { BackendConnection } from './connection.ts';

/** Longest time of a statement by role, ms, as on a hosted project. Other roles have the connection's limit. */
const LIMITS_MS: Readonly<Record<string, number>> = { anon: 3000, authenticated: 8000 };

interface Context {
  auth?: { role?: string };
}

interface Transaction {
  executeQuery(query: object): Promise<unknown>;
}

type Apply = (transaction: Transaction, context: Context, sets: boolean) => Promise<void>;

/**
 * Limits statements by the role of their request. `set local role` does not apply the settings of a role, and lite has no
 * option for it: the method that sets the role of a transaction sets the limit as well.
 */
export function limitStatements(connection: BackendConnection): void {
  const name = 'applyJwtSessionContext';
  const apply = (Reflect.get(connection, name) as Apply).bind(connection);
  const withLimit: Apply = async (transaction, context, sets) => {
    await apply(transaction, context, sets);
    const limit = LIMITS_MS[context.auth?.role ?? 'anon'];
    if (limit !== undefined) await transaction.executeQuery(statement(limit));
  };
  Object.defineProperty(connection, name, { value: withLimit });
}

/** In the form of lite's query builder. */
function statement(limitMs: number): object {
  const sql = `set local statement_timeout = ${limitMs}`;
  const query = { kind: 'RawNode', sqlFragments: [sql], parameters: [] };
  return { sql, query, parameters: [], queryId: { queryId: `timeout-${limitMs}` } };
}
