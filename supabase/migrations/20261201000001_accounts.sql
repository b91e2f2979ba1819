-- A hosted project grants everything on new tables and functions to the API roles. Here nothing is open by itself: each migration
-- lists what it allows, and its last statement closes the rest.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

-- Tables and functions that the API does not reach.
create schema private;
revoke all on schema private from public;

-- Lets roles call functions of the public schema, by their names: each has one.
create procedure private.let_call(roles text, variadic functions text[])
  language plpgsql
as $$
declare
  function text;
begin
  foreach function in array functions loop
    execute format('grant execute on function %s to %s', ('public.' || function)::regproc::regprocedure, roles);
  end loop;
end;
$$;

-- Who may use the admin area.
create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, role),
  constraint user_roles_role_known check (role in ('admin'))
);

create policy "signed-in users read their own roles"
  on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));

grant select on table public.user_roles to authenticated, service_role;

-- What a signed-in person may do depends on more than the role: the session must not have been ended, and where a
-- second factor exists or is required, it must have been used. The database asks at every request, so that a token
-- that is still running opens nothing after a revocation, whoever holds it.

-- A hosted project has these tables. The embedded backend gets them here, with the same columns; its secrets are
-- encrypted by the server, and `last_step` is the last TOTP step that was accepted, so that no code works twice.
do $$
begin
  if to_regclass('auth.mfa_factors') is not null then
    return;
  end if;
  create table auth.mfa_factors (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text,
    factor_type text not null check (factor_type in ('totp', 'webauthn', 'recovery_code')),
    status text not null check (status in ('unverified', 'verified')),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    secret text,
    last_challenged_at timestamptz,
    web_authn_credential jsonb,
    last_step bigint not null default 0
  );
  create unique index mfa_factors_name on auth.mfa_factors (user_id, friendly_name)
    where btrim(friendly_name) <> '';
  create index mfa_factors_user_id on auth.mfa_factors (user_id);
  create table auth.mfa_challenges (
    id uuid primary key,
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    created_at timestamptz not null default now(),
    web_authn_session_data jsonb
  );
  create index mfa_challenges_factor_id on auth.mfa_challenges (factor_id);
  create table auth.mfa_amr_claims (
    session_id uuid not null references auth.sessions (id) on delete cascade,
    authentication_method text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (session_id, authentication_method)
  );
  create table auth.mfa_recovery_codes (
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    code_hash text not null,
    used_at timestamptz,
    primary key (factor_id, code_hash)
  );
  -- Wrong codes of an account: five, then a pause.
  create table auth.mfa_failures (
    user_id uuid primary key references auth.users (id) on delete cascade,
    failures integer not null default 0,
    locked_until timestamptz,
    updated_at timestamptz not null default now()
  );
end;
$$;

create table private.staff_security (
  one boolean primary key default true,
  -- Whether an admin without a second factor gets in. The embedded backend writes STAFF_MFA here; on a hosted project the
  -- owner of the database does.
  second_factor text not null default 'optional',
  -- Addresses, in lower case, whose local admin was made, once: a role that was revoked since stays revoked. The embedded
  -- backend writes it; a hosted project has none.
  local_admins text[] not null default '{}',
  constraint staff_security_one check (one),
  constraint staff_security_second_factor check (second_factor in ('optional', 'required'))
);
insert into private.staff_security default values;

create function private.has_second_factor(user_id uuid)
  returns boolean
  language sql
  stable
  security definer
as $$
  select exists (
    select 1 from auth.mfa_factors as factors
    where factors.user_id = $1 and factors.status::text = 'verified' and factors.factor_type::text <> 'recovery_code'
  );
$$;

-- 'allowed' | 'second-factor': one exists and was not used | 'enroll': one is required and there is none | 'denied'.
-- A token without a session was made with the signing key itself, whose holder can claim anything.
create function private.access_of(user_id uuid, claims jsonb)
  returns text
  language plpgsql
  stable
  security definer
as $$
declare
  session_id constant uuid := (claims ->> 'session_id')::uuid;
  level text;
begin
  if not exists (
    select 1 from public.user_roles as roles where roles.user_id = access_of.user_id and roles.role = 'admin'
  ) then
    return 'denied';
  end if;
  if session_id is null then
    return 'allowed';
  end if;
  -- The session's own level: a token still names the one of a factor that was removed since.
  select coalesce(sessions.aal::text, 'aal1') into level
    from auth.sessions as sessions
    where sessions.id = session_id and sessions.user_id = access_of.user_id;
  if not found then
    return 'denied';
  end if;
  if level = 'aal2' then
    return 'allowed';
  end if;
  if private.has_second_factor(access_of.user_id) then
    return 'second-factor';
  end if;
  return case
    when (select staff.second_factor from private.staff_security as staff) = 'required' then 'enroll'
    else 'allowed'
  end;
end;
$$;

-- Policies ask this. It runs as its owner, so that it reads user_roles whatever policies that table has, and with an empty
-- search_path, so that no caller can slip in another table.
-- True when the signed-in user holds the role admin, the session goes on, and a second factor was used where there is one or one
-- is required.
create function public.is_admin()
  returns boolean
  language sql
  stable
  security definer
as $$
  select private.access_of((select auth.uid()), (select auth.jwt())) = 'allowed';
$$;

-- Raises 42501 for everyone but admins.
create function private.require_admin(refusal text)
  returns void
  language plpgsql
  stable
as $$
begin
  if not public.is_admin() then
    raise exception '%', refusal using errcode = '42501';
  end if;
end;
$$;

-- Staff: an admin, or a command or function of the server. The role of the request stays visible in functions that
-- run as their owner.
create function private.require_staff()
  returns void
  language plpgsql
  stable
as $$
begin
  if coalesce(pg_catalog.current_setting('role', true), '') <> 'service_role' and not public.is_admin() then
    raise exception 'Only admins may do this.' using errcode = '42501';
  end if;
end;
$$;

-- Lets admins do more: the policy "admins <deed>" for a command on the rows of a condition.
create procedure private.let_admins(deed text, command text, relation regclass, condition text default null)
  language plpgsql
as $$
declare
  allowed constant text := '(' || coalesce(condition || ' and ', '') || '(select public.is_admin()))';
begin
  execute format('create policy %I on %s for %s to authenticated', 'admins ' || deed, relation, command)
    || case when command <> 'insert' then ' using ' || allowed else '' end
    || case when command in ('insert', 'update', 'all') then ' with check ' || allowed else '' end;
end;
$$;

-- The last statement of every migration: all tables have row-level security, and all routines an empty search_path, so that no
-- caller can slip in another table. Nobody calls what is not granted.
create procedure private.seal_schemas()
  language plpgsql
as $$
declare
  found record;
begin
  for found in
    select classes.oid::regclass as relation from pg_class as classes
    where classes.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and classes.relkind = 'r'
      and not classes.relrowsecurity
  loop
    execute format('alter table %s enable row level security', found.relation);
  end loop;
  for found in
    select routines.oid::regprocedure as routine from pg_proc as routines
    where routines.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and coalesce(array_to_string(routines.proconfig, ' '), '') !~ '\msearch_path='
      -- A routine with a setting is not made part of the query that calls it, and these two have to be.
      and routines.proname not in ('traffic_visits', 'traffic_visit_pages')
  loop
    execute format('alter routine %s set search_path = %L', found.routine, '');
  end loop;
  revoke execute on all routines in schema public, private from public;
end;
$$;

-- Lets admins and the server read tables, and nobody else.
create procedure private.let_admins_read(variadic relations regclass[])
  language plpgsql
as $$
declare
  relation regclass;
begin
  foreach relation in array relations loop
    execute format(
      'create policy "admins read" on %s for select to authenticated using ((select public.is_admin()))', relation
    );
    execute format('grant select on table %s to authenticated, service_role', relation);
  end loop;
end;
$$;

-- Whether the person showed within ten minutes that they are there: with the second factor where they have one,
-- otherwise with the password or the link of a mail. A sign-in that is stamped in the future, by a clock that was ahead, would be
-- fresh until then. A minute is for clocks that differ.
create function private.is_fresh(user_id uuid, claims jsonb)
  returns boolean
  language plpgsql
  stable
  security definer
as $$
declare
  needs_factor boolean;
begin
  if claims ->> 'session_id' is null then
    return true;
  end if;
  if jsonb_typeof(claims -> 'amr') is distinct from 'array' then
    return false;
  end if;
  needs_factor := private.has_second_factor(is_fresh.user_id);
  return exists (
    select 1
    from jsonb_array_elements(claims -> 'amr') as entry
    where jsonb_typeof(entry) = 'object'
      and (entry ->> 'timestamp')::numeric
        between extract(epoch from now() - interval '10 minutes') and extract(epoch from now() + interval '1 minute')
      and (
        not needs_factor
        or entry ->> 'method' in ('totp', 'mfa/totp', 'webauthn', 'mfa/webauthn', 'phone', 'mfa/phone', 'mfa/recovery_code')
      )
  );
end;
$$;

-- Raises PT403 (HTTP 403, detail 'fresh-sign-in') when the last sign-in is more than ten minutes ago. Functions that
-- give or take access call it first.
create function public.require_fresh_sign_in()
  returns void
  language plpgsql
  stable
  security definer
as $$
begin
  if not private.is_fresh((select auth.uid()), (select auth.jwt())) then
    raise exception 'Confirm that it is you: the last sign-in is more than ten minutes ago.'
      using errcode = 'PT403', detail = 'fresh-sign-in';
  end if;
end;
$$;

-- For functions of the backend, which hold a token's verified claims: {"status", "fresh"}.
create function public.staff_access_of(claims jsonb)
  returns jsonb
  language sql
  stable
  security definer
as $$
  select jsonb_build_object(
    'status', private.access_of((claims ->> 'sub')::uuid, claims),
    'fresh', private.is_fresh((claims ->> 'sub')::uuid, claims)
  );
$$;

-- Each change of who gets in asks for a fresh sign-in.
create function private.require_fresh_role_change()
  returns trigger
  language plpgsql
  security definer
as $$
begin
  -- The owner of the database, a command or the server itself: no person is signed in.
  if (select auth.uid()) is not null and (select auth.jwt()) ->> 'session_id' is not null then
    perform public.require_fresh_sign_in();
  end if;
  return null;
end;
$$;

create trigger user_roles_a_fresh
  before insert or delete on public.user_roles
  for each statement execute function private.require_fresh_role_change();

call private.let_call('authenticated', 'is_admin', 'require_fresh_sign_in');
call private.let_call('service_role', 'staff_access_of');
call private.seal_schemas();
