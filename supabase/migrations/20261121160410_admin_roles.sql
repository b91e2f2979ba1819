-- Admins give the role to others and take it away. The database itself keeps one of them, whoever deletes, and
-- notes every change in the audit log.

-- Two who remove each other at the same moment go one after the other.
create function private.lock_roles()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('public.user_roles', 0));
  return null;
end;
$$;

create function private.keep_last_admin()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- Locking the row makes a transaction fail that still sees one which another has deleted meanwhile.
  perform 1 from public.user_roles as roles where roles.role = 'admin' limit 1 for key share;
  if not found and exists (select 1 from deleted_rows as gone where gone.role = 'admin') then
    raise exception 'The last admin cannot be removed. Make somebody else an admin first.'
      using errcode = 'PT409', detail = 'last-admin';
  end if;
  return null;
end;
$$;

create function private.refuse_role_change()
  returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception 'A role is given or taken away, never changed into another.' using errcode = '42501';
end;
$$;

create function private.audit_role()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.audit('role.granted', 'user:' || new.user_id, jsonb_build_object('role', new.role));
  else
    perform private.audit('role.revoked', 'user:' || old.user_id, jsonb_build_object('role', old.role));
  end if;
  return null;
end;
$$;

create trigger user_roles_lock
  before insert or delete on public.user_roles
  for each statement execute function private.lock_roles();
create trigger user_roles_keep_last_admin
  after delete on public.user_roles
  referencing old table as deleted_rows
  for each statement execute function private.keep_last_admin();
create trigger user_roles_never_changed
  before update or truncate on public.user_roles
  for each statement execute function private.refuse_role_change();
create trigger user_roles_z_audit
  after insert or delete on public.user_roles
  for each row execute function private.audit_role();

-- The admins with their addresses, those of longest standing first. Raises 42501 for everybody but admins.
create function public.list_admins()
  returns table (user_id uuid, email text, granted_at timestamptz)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only admins see admins.' using errcode = '42501';
  end if;
  return query
    select roles.user_id, users.email::text, roles.created_at
    from public.user_roles as roles join auth.users as users on users.id = roles.user_id
    where roles.role = 'admin'
    order by roles.created_at, roles.user_id;
end;
$$;

-- Makes the account of an address an admin. Answers {"status": "granted" | "already-admin" | "no-account" | "unconfirmed"}:
-- the last is an account whose address nobody has shown to be theirs.
-- Raises 42501 for everybody but admins, whether there is such an account or not.
create function public.grant_admin(email text)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  account record;
begin
  -- First in the row, then the question: whoever has just been removed changes nothing any more.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('public.user_roles', 0));
  if not public.is_admin() then
    raise exception 'Only admins make admins.' using errcode = '42501';
  end if;
  select users.id, pg_catalog.to_jsonb(users) as facts into account
    from auth.users as users
    where lower(users.email) = lower(btrim(grant_admin.email))
    limit 1;
  if not found then
    return jsonb_build_object('status', 'no-account');
  end if;
  if account.facts ? 'email_confirmed_at' and account.facts ->> 'email_confirmed_at' is null then
    return jsonb_build_object('status', 'unconfirmed');
  end if;
  insert into public.user_roles (user_id, role) values (account.id, 'admin') on conflict do nothing;
  if not found then
    return jsonb_build_object('status', 'already-admin');
  end if;
  return jsonb_build_object('status', 'granted');
end;
$$;

-- Takes the role away. Answers {"status": "revoked" | "no-admin"}.
-- Raises PT409 (HTTP 409) for the last admin, and 42501 for everybody but admins.
create function public.revoke_admin(user_id uuid)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- First in the row, then the question: whoever has just been removed changes nothing any more.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('public.user_roles', 0));
  if not public.is_admin() then
    raise exception 'Only admins remove admins.' using errcode = '42501';
  end if;
  delete from public.user_roles as roles where roles.user_id = revoke_admin.user_id and roles.role = 'admin';
  if not found then
    return jsonb_build_object('status', 'no-admin');
  end if;
  return jsonb_build_object('status', 'revoked');
end;
$$;

revoke all on function private.lock_roles(), private.keep_last_admin(), private.refuse_role_change(), private.audit_role()
  from public, anon, authenticated, service_role;
revoke all on function public.list_admins(), public.grant_admin(text), public.revoke_admin(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.list_admins(), public.grant_admin(text), public.revoke_admin(uuid) to authenticated;
