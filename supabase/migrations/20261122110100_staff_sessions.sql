-- A person's own sessions, and the mails that tell of changes to an account. Only admins have a staff account, so
-- that nobody can be sent mails by signing up with their address.

-- Browsers that an account was used from. The hash is over the user agent without its version numbers.
create table private.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  device_hash text not null,
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  primary key (user_id, device_hash)
);

alter table private.known_devices enable row level security;

insert into private.retention_rules (relation, condition) values
  ('private.known_devices', $$last_seen < now() - interval '12 months'$$);

-- Adds the row of the audit log and queues the mail, for an admin's account. `dedupe`: one mail for each of its
-- values; null: always one. Details hold ids and counts; `device` is what a browser says of itself, for the mail alone.
create function private.note_account(
  user_id uuid,
  kind text,
  details jsonb default '{}',
  device text default null,
  dedupe text default null
)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  address text;
  mail_subject text;
  mail_text text;
begin
  select users.email into address
    from auth.users as users join public.user_roles as roles on roles.user_id = users.id and roles.role = 'admin'
    where users.id = note_account.user_id;
  if not found then
    return;
  end if;
  select texts.subject, texts.happened into mail_subject, mail_text
    from (values
      ('password.changed', 'Your staff password was changed',
        'The password of your staff account was changed. All other sessions were ended.'),
      ('factor.added', 'A second factor was added to your staff account',
        'A second factor was added to your staff account.'),
      ('factor.removed', 'A second factor was removed from your staff account',
        'A second factor was removed from your staff account.'),
      ('recovery-codes.made', 'New recovery codes for your staff account',
        'New recovery codes were made for your staff account. Earlier codes no longer work.'),
      ('recovery-code.used', 'A recovery code was used for your staff account',
        'A recovery code was used to sign in to your staff account. It no longer works.'),
      ('device.new', 'New sign-in to your staff account',
        'Your staff account was used from a browser that we have not seen before.'),
      ('account.locked', 'Too many wrong codes for your staff account',
        'Someone entered five wrong codes or passwords for your staff account. After a few more we refuse them for a while.')
    ) as texts (kind, subject, happened)
    where texts.kind = note_account.kind;
  if found and address is not null then
    perform private.queue_mail(
      'account:' || note_account.kind || ':' || note_account.user_id || ':'
        || coalesce(dedupe, pg_catalog.gen_random_uuid()::text),
      address,
      mail_subject,
      E'Hello,\n\n' || mail_text || E'\n\n'
        || 'Time: ' || to_char(now() at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || E' UTC\n'
        || case when nullif(btrim(device), '') is null then '' else
          'Browser: ' || left(regexp_replace(device, '[^ -~]', '', 'g'), 200) || E'\n' end
        || E'\nIf this was you, there is nothing to do.\n\n'
        || E'If it was not you, open Account & security in the staff area, end all other sessions and change your password. '
        || E'Then tell another admin.\n'
    );
  end if;
  perform private.audit(note_account.kind, 'user:' || note_account.user_id, note_account.details);
end;
$$;

-- The same for the server of the embedded backend, which speaks as the owner of the database: the row names the person.
create function private.note_account_as(
  user_id uuid,
  kind text,
  details jsonb default '{}',
  device text default null,
  dedupe text default null
)
  returns void
  language plpgsql
  set search_path = ''
as $$
begin
  perform pg_catalog.set_config('request.jwt.claim.sub', note_account_as.user_id::text, true);
  perform private.note_account(note_account_as.user_id, kind, details, device, dedupe);
  perform pg_catalog.set_config('request.jwt.claim.sub', '', true);
end;
$$;

-- Whether this is the first time that the account is used from such a browser; the first browser of all is no news.
create function private.note_device(user_id uuid, session_id uuid)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  agent text;
  browser_hash text;
  is_first boolean;
begin
  select sessions.user_agent into agent
    from auth.sessions as sessions where sessions.id = note_device.session_id;
  if nullif(btrim(agent), '') is null
    or not exists (select 1 from public.user_roles as roles where roles.user_id = note_device.user_id)
  then
    return;
  end if;
  browser_hash := pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(
    regexp_replace(agent, '[0-9][0-9._]*', '', 'g'), 'UTF8'
  )), 'hex');
  update private.known_devices as devices set last_seen = now()
    where devices.user_id = note_device.user_id and devices.device_hash = browser_hash;
  if found then
    return;
  end if;
  is_first := not exists (select 1 from private.known_devices as devices where devices.user_id = note_device.user_id);
  insert into private.known_devices (user_id, device_hash) values (note_device.user_id, browser_hash)
    on conflict do nothing;
  if found and not is_first then
    perform private.note_account_as(
      note_device.user_id, 'device.new', jsonb_build_object('session', note_device.session_id), agent
    );
  end if;
end;
$$;

-- What the signed-in person may do in the staff area: {"user_id", "status", "fresh", "second_factor": "optional" |
-- "required", "has_second_factor"}. `status` as `private.access_of`. Notes a browser that is new.
create function public.staff_access()
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  user_id constant uuid := (select auth.uid());
  claims constant jsonb := (select auth.jwt());
  status constant text := private.access_of(user_id, claims);
begin
  if status = 'denied' then
    return jsonb_build_object('user_id', user_id, 'status', 'denied');
  end if;
  perform private.note_device(user_id, (claims ->> 'session_id')::uuid);
  return jsonb_build_object(
    'user_id', user_id,
    'status', status,
    'fresh', private.is_fresh(user_id, claims),
    'second_factor', (select staff.second_factor from private.staff_security as staff),
    'has_second_factor', private.has_second_factor(user_id)
  );
end;
$$;

-- The signed-in admin's own sessions, the one of this request first. Raises 42501 for everybody but admins.
create function public.my_sessions()
  returns table (
    id uuid, created_at timestamptz, last_seen timestamptz, user_agent text, ip text, is_current boolean
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  current_id constant uuid := ((select auth.jwt()) ->> 'session_id')::uuid;
begin
  if not public.is_admin() then
    raise exception 'Only admins list their sessions.' using errcode = '42501';
  end if;
  return query
    select
      sessions.id,
      sessions.created_at::timestamptz,
      greatest(sessions.updated_at::timestamptz, sessions.created_at::timestamptz, sessions.refreshed_at at time zone 'UTC'),
      sessions.user_agent,
      host(sessions.ip),
      sessions.id is not distinct from current_id
    from auth.sessions as sessions
    where sessions.user_id = (select auth.uid())
    order by 6 desc, 3 desc;
end;
$$;

-- Ends one of the signed-in admin's own sessions: {"status": "ended" | "no-session"}. Its tokens open nothing from
-- then on. Raises 42501 for everybody but admins.
create function public.end_session(session_id uuid)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only admins end sessions.' using errcode = '42501';
  end if;
  delete from auth.sessions as sessions
    where sessions.id = end_session.session_id and sessions.user_id = (select auth.uid());
  if not found then
    return jsonb_build_object('status', 'no-session');
  end if;
  perform private.audit('session.ended', 'user:' || (select auth.uid()), jsonb_build_object('sessions', 1));
  return jsonb_build_object('status', 'ended');
end;
$$;

-- Ends all of the signed-in admin's sessions but the one of this request, and says how many. Raises 42501 for
-- everybody but admins.
create function public.end_other_sessions()
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  current_id constant uuid := ((select auth.jwt()) ->> 'session_id')::uuid;
  ended integer;
begin
  if not public.is_admin() then
    raise exception 'Only admins end sessions.' using errcode = '42501';
  end if;
  delete from auth.sessions as sessions
    where sessions.user_id = (select auth.uid()) and sessions.id is distinct from current_id;
  get diagnostics ended = row_count;
  if ended > 0 then
    perform private.audit('session.ended', 'user:' || (select auth.uid()), jsonb_build_object('sessions', ended));
  end if;
  return ended;
end;
$$;

revoke all on table private.known_devices from public, anon, authenticated, service_role;
revoke all on function private.note_account(uuid, text, jsonb, text, text),
  private.note_account_as(uuid, text, jsonb, text, text), private.note_device(uuid, uuid)
  from public, anon, authenticated, service_role;
revoke all on function public.staff_access(), public.my_sessions(), public.end_session(uuid), public.end_other_sessions()
  from public, anon, authenticated, service_role;
grant execute on function public.staff_access(), public.my_sessions(), public.end_session(uuid), public.end_other_sessions()
  to authenticated;
