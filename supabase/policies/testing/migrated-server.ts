import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from '@talent/backend/schema/migration-files';
import { startTestServer } from '@talent/backend/testing/template-cluster';
import { openSqlClient, type SqlClient } from './sql-client.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** A PostgreSQL server of its own with all migrations, in a temporary folder. */
export interface MigratedServer {
  /** A connection of the owner of everything. */
  client: SqlClient;
  /** Another one. */
  connect(): SqlClient;
  /** Stops the server and deletes its folder. */
  stop(): Promise<void>;
}

/** Two connections of the owner to one server, for tests in which both act at once. */
export interface TwoConnections {
  one: SqlClient;
  other: SqlClient;
  /** Resolves when one of them waits for a lock of the other. */
  untilWaiting(): Promise<void>;
}

/** Starts a server and applies the migrations to it, as to a hosted project. */
export async function startMigratedServer(): Promise<MigratedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'talent-pg-'));
  const server = await startTestServer(join(folder, 'database'));
  const clients: SqlClient[] = [];
  const connect = (): SqlClient => {
    const client = openSqlClient(server.address, 'postgres');
    clients.push(client);
    return client;
  };
  const stop = async () => {
    await Promise.all(clients.map((client) => client.end()));
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const client = connect();
    await client.query(readFileSync(join(import.meta.dirname, 'hosted-bootstrap.sql'), 'utf8'));
    for (const { sql } of readMigrationFiles(MIGRATIONS)) await client.query(sql);
    return { client, connect, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Resolves when a connection of the server waits for a lock, which is when two have really met. */
export async function untilOneWaits(server: MigratedServer): Promise<void> {
  const watcher = server.connect();
  try {
    for (;;) {
      const { rows } = await watcher.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and state = 'active'",
      );
      if (rows.length > 0) return;
    }
  } finally {
    await watcher.end();
  }
}

/** Adds an account with the role of an admin. */
export async function addAdmin(client: SqlClient): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    "insert into auth.users (email) values (gen_random_uuid() || '@example.com') returning id",
  );
  const id = rows[0]?.id ?? '';
  await client.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [id]);
  return id;
}

/** Gives a connection the claims of a user's token; null takes them away. */
export async function setClaims(client: SqlClient, userId: string | null): Promise<void> {
  const claims = userId === null ? '' : JSON.stringify({ role: 'authenticated', sub: userId });
  await client.query("select set_config('request.jwt.claims', $1, false)", [claims]);
}
