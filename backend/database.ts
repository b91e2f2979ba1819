import type { Sql } from './sql.ts';

/** The roles and schemas of a Supabase project, as far as requests run under them. */
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

/** Makes the roles and schemas that migrations name; does nothing where they are there. */
export async function makeApiRoles(sql: Sql): Promise<void> {
  await sql.exec(API_ROLES_SQL);
}
