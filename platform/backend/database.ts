import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { inspect } from 'node:util';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { printable } from '../log/log-line.ts';

/** The roles of a Supabase project, as far as requests run under them. */
const API_ROLES_SQL = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
end $$;
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create schema if not exists auth;
grant usage on schema public, auth to anon, authenticated, service_role;
create schema if not exists storage;
grant usage on schema storage to anon, authenticated, service_role;
alter default privileges in schema storage grant all on tables to anon, authenticated, service_role;
`;

/**
 * Opens the embedded Postgres of a folder, or one in memory when `folder` is null, with the roles
 * that migrations name. The folder must be locked: one process at a time.
 */
export async function openDatabase(folder: string | null): Promise<PgliteConnection> {
  if (folder !== null) mkdirSync(dirname(folder), { recursive: true });
  const connection = await createPgliteConnection(folder === null ? {} : { url: folder });
  keepGrantsOfMigrations(connection);
  keepValuesOutOfLogs(connection);
  await connection.driver.exec(API_ROLES_SQL);
  return connection;
}

/**
 * At its first request lite grants every table to every API role, in case nobody else did. Here the
 * migrations grant, and what they withhold must stay withheld. There is no option for it, so
 * the method that does it is replaced by its answer: "row-level security is in use". A policy test
 * compares the grants of a served database with those of a real Postgres server.
 */
function keepGrantsOfMigrations(connection: PgliteConnection): void {
  Object.defineProperty(connection, 'ensureRlsContext', { value: () => Promise.resolve(true) });
}

/**
 * lite prints each failed query with its parameters, which are what visitors typed. The error that it
 * prints is made to print as its code and message; what the client is answered stays the same.
 */
function keepValuesOutOfLogs(connection: PgliteConnection): void {
  const normalise = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const normalised = normalise(error);
    if (!(normalised instanceof Error)) return normalised;
    const code = 'code' in normalised ? String(normalised.code) : 'no code';
    // Names of tables and columns come from the address of whoever asks.
    const line = printable(`The database refused a request: ${normalised.message} (${code})`);
    // Again for an error that comes by a second time.
    return Object.defineProperty(normalised, inspect.custom, {
      value: () => line,
      configurable: true,
    });
  };
}
