import { afterAll } from 'vitest';
import {
  addAdmin,
  setClaims,
  startMigratedServer,
  type MigratedServer,
} from './migrated-server.ts';
import type { SqlClient } from './sql-client.ts';

let server: MigratedServer;

/** The database of the present test file: a connection of the owner of everything. */
export let client: SqlClient;
export let query: SqlClient['query'];
export let lists: SqlClient['lists'];
export let value: SqlClient['value'];
export let call: SqlClient['call'];
export let callAs: SqlClient['callAs'];

/** Another connection, for tests in which two act at once. */
export let other: SqlClient;

/** Gives the test file that calls it a database. Files share modules, so each of them calls it. */
export async function openDatabase(): Promise<void> {
  server = await startMigratedServer();
  afterAll(server.stop);
  ({ client } = server);
  ({ query, lists, value, call, callAs } = client);
  other = server.connect();
}

/** Resolves when a connection waits for a lock, which is when two have really met. */
export async function untilWaiting(): Promise<void> {
  const watcher = server.connect();
  const waiting =
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and state = 'active' and datname = current_database()";
  while ((await watcher.lists(waiting)).length === 0);
  await watcher.end();
}

/** Does the same on this many connections at once. */
export async function atOnce<Result>(
  connections: number,
  work: (connection: typeof client, index: number) => Promise<Result>,
): Promise<Result[]> {
  const clients = Array.from({ length: connections }, () => server.connect());
  const results = await Promise.all(clients.map(work));
  await Promise.all(clients.map((each) => each.end()));
  return results;
}

/** Number of rows: `count("private.sums where kind = 'cvs'")`. */
export const count = (from: string, ...values: unknown[]): Promise<number> =>
  value(`select count(*)::int from ${from}`, ...values);

/** Lets the connection act as a new admin. Answers the id of the account. */
export async function becomeAdmin(): Promise<string> {
  const id = await addAdmin(client);
  await setClaims(client, id);
  return id;
}
