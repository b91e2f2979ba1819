import { inspect } from 'node:util';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { printable } from '@talent/node/log/log-line';
import { noteError } from './bad-requests/refuse-bad-requests.ts';
import { limitStatements } from './bad-requests/statement-timeouts.ts';

/** What the embedded backend speaks to its database with. */
export type BackendConnection = PostgresConnection | PgliteConnection;

/** Changes three habits of the embedded backend that this site cannot live with; returns the connection. */
export function prepareConnection<Connection extends BackendConnection>(
  connection: Connection,
): Connection {
  keepGrantsOfMigrations(connection);
  describeErrors(connection);
  limitStatements(connection);
  return connection;
}

/**
 * At its first request lite grants every table to every API role, in case nobody else did. Here the
 * migrations grant, and what they withhold must stay withheld. There is no option for it, so
 * the method that does it is replaced by its answer: "row-level security is in use". A policy test
 * compares the grants of a served database with those of a real Postgres server.
 */
function keepGrantsOfMigrations(connection: BackendConnection): void {
  Object.defineProperty(connection, 'ensureRlsContext', { value: () => Promise.resolve(true) });
}

/**
 * lite prints each failed query with its parameters, which are what visitors typed. The error that it
 * prints is made to print as its code and message; what the client is answered stays the same.
 */
function describeErrors(connection: BackendConnection): void {
  const normalise = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const normalised = normalise(asRefusedValue(error));
    noteError(normalised);
    if (!(normalised instanceof Error)) return normalised;
    const code = 'code' in normalised ? String(normalised.code) : 'no code';
    // Names of tables and columns come from the address of anyone who asks.
    const said = printable(normalised.message.slice(0, MAX_LOGGED));
    const line = `The database refused a request: ${said} (${code})`;
    // Again for an error that comes by a second time.
    return Object.defineProperty(normalised, inspect.custom, {
      value: () => line,
      configurable: true,
    });
  };
}

/** Characters of a refused request's message in the log: it may hold a part of what was sent. */
const MAX_LOGGED = 200;

/** PostgreSQL's own code for a value that is none of its column's type. */
const INVALID_TEXT_REPRESENTATION = '22P02';

/**
 * A value that cannot be written as its column's type at all, such as `1` for an array, fails in the driver
 * (postgres.js) before anything is sent. It is the request's fault, as it is where the database finds it.
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
