import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from '@talent/backend/schema/migrate';
import { startTestServer } from '@talent/backend/testing/template-cluster';
import {
  dropTestDatabase,
  openTestDatabase,
  sharedServer,
} from '@talent/backend/testing/test-database';
import { openSqlClient, type SqlClient } from './sql-client.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** A PostgreSQL database of its own with all migrations. */
export interface MigratedServer {
  /** A connection of the owner of everything. */
  client: SqlClient;
  /** Another one. */
  connect(): SqlClient;
  /** Closes every connection and deletes the database. */
  stop(): Promise<void>;
}

/** Applies the migrations to a new database, as to a hosted project, in the server of the run of tests or in one of its own. */
export async function startMigratedServer(): Promise<MigratedServer> {
  const { address, name, remove } = await newDatabase();
  const clients: SqlClient[] = [];
  const connect = (): SqlClient => {
    const client = openSqlClient(address, name);
    clients.push(client);
    return client;
  };
  const stop = async () => {
    await Promise.all(clients.map((client) => client.end()));
    await remove();
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

async function newDatabase() {
  const shared = sharedServer();
  if (shared !== null) {
    const key = randomUUID();
    const { database, name } = await openTestDatabase(shared, key, 'bare');
    await database.close();
    return { address: shared, name, remove: () => dropTestDatabase(shared, key) };
  }
  const folder = mkdtempSync(join(tmpdir(), 'talent-pg-'));
  const server = await startTestServer(join(folder, 'database'));
  const remove = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: server.address, name: 'postgres', remove };
}

/** Adds an account with the role of an admin. */
export async function addAdmin(client: SqlClient): Promise<string> {
  const id = await addAccount(client);
  await client.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", id);
  return id;
}

/** Adds an account without a role. */
export const addAccount = (client: SqlClient): Promise<string> =>
  client.value(
    "insert into auth.users (email) values (gen_random_uuid() || '@example.com') returning id",
  );

/** Gives a connection the claims of a user's token; null takes them away. */
export async function setClaims(client: SqlClient, sub: string | null, more = {}): Promise<void> {
  const claims = sub === null ? '' : JSON.stringify({ role: 'authenticated', sub, ...more });
  await client.query("select set_config('request.jwt.claims', $1, false)", claims);
}
