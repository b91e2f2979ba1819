import { cutText } from '@talent/protocol/text/cut-text';
import { inspect } from 'node:util';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { printable } from '@talent/node/log/log-line';
import { noteError } from '../bad-requests/refuse-bad-requests.ts';

export type BackendConnection = PostgresConnection;

/** Changes three defaults of the embedded backend: grants, printed errors and limits of statements. */
export function prepareConnection<Connection extends BackendConnection>(
  connection: Connection,
): Connection {
  keepGrantsOfMigrations(connection);
  describeErrors(connection);
  limitStatements(connection);
  return connection;
}

/**
 * At its first request lite grants every table to every API role. Here the migrations grant, and nothing more may be granted.
 * lite has no option for it, so the method that grants is replaced by its answer: "row-level security is in use". A policy
 * test compares the grants of a served database with those of a real PostgreSQL server.
 */
function keepGrantsOfMigrations(connection: BackendConnection): void {
  Object.defineProperty(connection, 'ensureRlsContext', { value: () => Promise.resolve(true) });
}

/**
 * lite prints each failed query with its parameters, which hold the visitors' input. The error is changed so that it prints as
 * its code and message only. The client's answer stays the same.
 */
function describeErrors(connection: BackendConnection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const normalized = normalize(asRefusedValue(error));
    noteError(normalized);
    if (!(normalized instanceof Error)) return normalized;
    const code = 'code' in normalized ? String(normalized.code) : 'no code';
    // The message may name tables and columns from the request's address.
    const said = printable(cutText(normalized.message, MAX_LOGGED));
    const line = `The database refused a request: ${said} (${code})`;
    // The same error may pass here a second time.
    return Object.defineProperty(normalized, inspect.custom, {
      value: () => line,
      configurable: true,
    });
  };
}

/** Length of a message in the log, characters: it may hold a part of the visitor's input. */
const MAX_LOGGED = 200;

/** PostgreSQL's code for a value that does not have its column's type. */
const INVALID_TEXT_REPRESENTATION = '22P02';

/**
 * A value that cannot be written as its column's type, such as `1` for an array, fails in the driver (postgres.js) before
 * anything is sent. It is the request's fault, as it would be if the database found it.
 */
function asRefusedValue(error: unknown): unknown {
  const isOfDriver =
    (error instanceof TypeError || error instanceof RangeError) &&
    /[\\/]node_modules[\\/]postgres[\\/]/.test(error.stack ?? '');
  if (!isOfDriver) return error;
  return Object.assign(new Error('A value does not have the type of its column.'), {
    code: INVALID_TEXT_REPRESENTATION,
    cause: error,
  });
}

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
function limitStatements(connection: BackendConnection): void {
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
