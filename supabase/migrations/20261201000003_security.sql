-- Who did what, in an order that nobody can change unseen. Rows are only ever added, by
-- `private.audit`; each carries the SHA-256 of the one before it and of itself, and their numbers have no gap.
-- `verify_audit_log` computes all of it again and names the first row that does not fit. The owner of the
-- database could write the whole chain anew: that shows to whoever kept the hash of its head elsewhere.

create table public.audit_log (
  id bigint primary key,
  at timestamptz not null,
  -- Account of the person. Null where no person was signed in: the server, a command, or the owner of the database. No
  -- reference: a row outlives the account.
  actor uuid,
  -- What was done, such as role.granted.
  action text not null,
  -- What it was done to, such as user:<id>.
  subject text not null,
  -- Ids, keys and counts; no names, no addresses.
  details jsonb not null default '{}',
  previous_hash text not null,
  hash text not null,
  constraint audit_log_action_form check (action ~ '^[a-z]+([_-][a-z]+)*(\.[a-z]+([_-][a-z]+)*)+$'),
  constraint audit_log_subject_length check (char_length(subject) between 1 and 200),
  constraint audit_log_details_object check (jsonb_typeof(details) = 'object' and length(details::text) <= 4000)
);

create index audit_log_action on public.audit_log (action, id desc);

-- The last row that the log itself has written: the end of a chain cannot be cut off unseen.
create table private.audit_head (
  one boolean primary key default true,
  id bigint not null,
  hash text not null,
  constraint audit_head_one check (one)
);

insert into private.audit_head (id, hash) values (0, repeat('0', 64));

call private.let_admins_read('public.audit_log');

-- The text that is hashed: a JSON array, so that no two rows have the same, whatever stands in them.
create function private.audit_row_hash(log_row public.audit_log)
  returns text
  language sql
  stable
as $$
  select pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(
    log_row.previous_hash || pg_catalog.jsonb_build_array(
      log_row.id,
      pg_catalog.to_char(log_row.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      log_row.actor, log_row.action, log_row.subject, log_row.details
    )::text,
    'UTF8'
  )), 'hex');
$$;

-- Whatever is inserted becomes the next link. Writers wait for each other until the one before has
-- committed. A transaction that still sees an older head takes a number that is taken, and fails.
create function private.chain_audit_row()
  returns trigger
  language plpgsql
  security definer
as $$
declare
  head private.audit_head;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('public.audit_log', 0));
  select * into head from private.audit_head;
  new.id = head.id + 1;
  new.at = pg_catalog.clock_timestamp();
  new.actor = (select auth.uid());
  new.previous_hash = head.hash;
  new.hash = private.audit_row_hash(new);
  update private.audit_head set id = new.id, hash = new.hash;
  return new;
end;
$$;

-- Refuses what its trigger is for, with the words of the trigger.
create function private.refuse_change()
  returns trigger
  language plpgsql
as $$
begin
  raise exception '%', tg_argv[0] using errcode = '42501';
end;
$$;

create trigger audit_log_chain
  before insert on public.audit_log
  for each row execute function private.chain_audit_row();
create trigger audit_log_append_only
  before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_change('Rows of the audit log are added, never changed or deleted.');
-- Also while triggers are off for replication.
alter table public.audit_log enable always trigger audit_log_chain;
alter table public.audit_log enable always trigger audit_log_append_only;

-- Adds a row in the caller's transaction: what is rolled back was not done. Call it from triggers and functions
-- that are `security definer`, as the last thing, because later writers wait from here on.
create function private.audit(action text, subject text, details jsonb default '{}')
  returns void
  language sql
  security definer
as $$
  insert into public.audit_log (action, subject, details) values ($1, $2, coalesce($3, '{}'));
$$;

-- Notes the row of a trigger: the action, the kind of its subject, the column that names it (or its name), and the columns of the
-- details.
create function private.audit_row()
  returns trigger
  language plpgsql
  security definer
as $$
declare
  noted constant jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
begin
  perform private.audit(
    tg_argv[0], tg_argv[1] || ':' || coalesce(noted ->> tg_argv[2], tg_argv[2]),
    (select jsonb_object_agg(detail, noted -> detail) from unnest(tg_argv[3:]) as detail)
  );
  return null;
end;
$$;

-- Computes every hash again. `kept_hash`: a head that somebody wrote down earlier; it must still be in the log.
-- Answers {"ok", "checked", "first_bad": {"id", "reason"} | null, "head": {"id", "hash"}}. Reasons:
--   changed   the row's content does not give its hash
--   replaced  the row is sound in itself, but the next one followed another
--   missing   there is no row of this number
--   foreign   a row that the log has not written
--   rewritten the whole log is sound, and no row of it has the hash that was kept; the id is the head's
-- Raises 42501 for everybody but admins.
create function public.verify_audit_log(kept_hash text default null)
  returns jsonb
  language plpgsql
  stable
  security definer
as $$
declare
  head private.audit_head;
  checked bigint;
  bad_id bigint;
  bad_reason text;
begin
  perform private.require_admin('Only admins verify the audit log.');
  select * into head from private.audit_head;
  select count(*) into checked from public.audit_log;

  with links as (
    select
      rows.id,
      rows.hash,
      rows.hash <> private.audit_row_hash(rows) as is_changed,
      rows.previous_hash,
      lag(rows.id, 1, 0::bigint) over (order by rows.id) as id_before,
      lag(rows.hash, 1, repeat('0', 64)) over (order by rows.id) as hash_before
    from public.audit_log as rows
  ), findings (id, place, reason) as (
    select links.id, 1, 'foreign' from links where links.id < 1 or links.id > head.id
    union all
    select links.id_before + 1, 2, 'missing' from links where links.id > links.id_before + 1 and links.id_before >= 0
    union all
    select links.id, 3, 'changed' from links where links.is_changed
    union all
    select links.id_before, 4, 'replaced' from links
      where links.id = links.id_before + 1 and links.previous_hash <> links.hash_before
    union all
    select head.id, 5, 'replaced' from links where links.id = head.id and links.hash <> head.hash
    union all
    select coalesce(max(links.id), 0) + 1, 6, 'missing' from links having coalesce(max(links.id), 0) < head.id
  )
  select findings.id, findings.reason into bad_id, bad_reason
    from findings order by findings.id, findings.place limit 1;

  if bad_id is null and kept_hash is not null
    and not exists (select 1 from public.audit_log as rows where rows.hash = lower(btrim(kept_hash)))
  then
    bad_id := head.id;
    bad_reason := 'rewritten';
  end if;
  return jsonb_build_object(
    'ok', bad_id is null,
    'checked', checked,
    'first_bad', case when bad_id is not null then jsonb_build_object('id', bad_id, 'reason', bad_reason) end,
    'head', jsonb_build_object('id', head.id, 'hash', head.hash)
  );
end;
$$;

-- Admins give the role to others and take it away. The database itself keeps one of them, whoever deletes, and
-- notes every change in the audit log.

-- Two who remove each other at the same moment go one after the other.
create function private.lock_roles()
  returns trigger
  language plpgsql
  security definer
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

create trigger user_roles_lock
  before insert or delete on public.user_roles
  for each statement execute function private.lock_roles();
create trigger user_roles_keep_last_admin
  after delete on public.user_roles
  referencing old table as deleted_rows
  for each statement execute function private.keep_last_admin();
create trigger user_roles_never_changed
  before update or truncate on public.user_roles
  for each statement execute function private.refuse_change('A role is given or taken away, never changed into another.');
create trigger user_roles_z_granted
  after insert on public.user_roles
  for each row execute function private.audit_row('role.granted', 'user', 'user_id', 'role');
create trigger user_roles_z_revoked
  after delete on public.user_roles
  for each row execute function private.audit_row('role.revoked', 'user', 'user_id', 'role');

-- The admins with their addresses, those of longest standing first. Raises 42501 for everybody but admins.
create function public.list_admins()
  returns table (user_id uuid, email text, granted_at timestamptz)
  language plpgsql
  stable
  security definer
as $$
begin
  perform private.require_admin('Only admins see admins.');
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
as $$
declare
  account record;
begin
  -- First in the row, then the question: whoever has just been removed changes nothing any more.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('public.user_roles', 0));
  perform private.require_admin('Only admins make admins.');
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
  return jsonb_build_object('status', case when found then 'granted' else 'already-admin' end);
end;
$$;

-- Takes the role away. Answers {"status": "revoked" | "no-admin"}.
-- Raises PT409 (HTTP 409) for the last admin, and 42501 for everybody but admins.
create function public.revoke_admin(user_id uuid)
  returns jsonb
  language plpgsql
  security definer
as $$
begin
  -- First in the row, then the question: whoever has just been removed changes nothing any more.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('public.user_roles', 0));
  perform private.require_admin('Only admins remove admins.');
  delete from public.user_roles as roles where roles.user_id = revoke_admin.user_id and roles.role = 'admin';
  return jsonb_build_object('status', case when found then 'revoked' else 'no-admin' end);
end;
$$;

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

-- Adds the row of the audit log and queues the mail, for an admin's account. `dedupe`: one mail for each of its
-- values; null: always one. Details hold ids and counts; `device` is what a browser says of itself, for the mail alone. The events
-- with a mail are those of `accountWords` in shared/product/mails.
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
as $$
declare
  address text;
begin
  select users.email into address
    from auth.users as users join public.user_roles as roles on roles.user_id = users.id and roles.role = 'admin'
    where users.id = note_account.user_id;
  if not found then
    return;
  end if;
  if address is not null and note_account.kind in (
    'password.changed', 'factor.added', 'factor.removed', 'recovery-codes.made', 'recovery-code.used', 'device.new',
    'account.locked'
  ) then
    perform private.queue_notice(
      'account:' || note_account.kind || ':' || note_account.user_id || ':'
        || coalesce(dedupe, pg_catalog.gen_random_uuid()::text),
      address,
      'account-notice',
      jsonb_build_object(
        'event', note_account.kind,
        'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'browser', nullif(btrim(left(regexp_replace(device, '[^ -~]', '', 'g'), 200)), '')
      )
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
as $$
declare
  current_id constant uuid := ((select auth.jwt()) ->> 'session_id')::uuid;
begin
  perform private.require_admin('Only admins list their sessions.');
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
as $$
begin
  perform private.require_admin('Only admins end sessions.');
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
as $$
declare
  current_id constant uuid := ((select auth.jwt()) ->> 'session_id')::uuid;
  ended integer;
begin
  perform private.require_admin('Only admins end sessions.');
  delete from auth.sessions as sessions
    where sessions.user_id = (select auth.uid()) and sessions.id is distinct from current_id;
  get diagnostics ended = row_count;
  if ended > 0 then
    perform private.audit('session.ended', 'user:' || (select auth.uid()), jsonb_build_object('sessions', ended));
  end if;
  return ended;
end;
$$;

-- A local override shows one remote from a developer's machine, in one staff session, for half an hour. The gateway signs the
-- cookie; the row says whether the override still counts, so that one that was ended stays ended, and a link works once.

create table private.local_overrides (
  id uuid primary key default pg_catalog.gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  app text not null,
  origin text not null,
  link text not null unique,
  begun_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 minutes',
  ended_at timestamptz,
  constraint local_overrides_app_form check (app ~ '^[a-z][a-z0-9-]{0,60}$'),
  constraint local_overrides_origin_loopback check (origin ~ '^http://(localhost|127\.0\.0\.1):[0-9]{1,5}$'),
  constraint local_overrides_link_form check (link ~ '^[A-Z2-7]{26}$')
);

create index local_overrides_session on private.local_overrides (session_id) where ended_at is null;

-- Ends the open overrides of a session, or one of them, with an entry for each in the name of the person.
create function private.end_local_overrides(session_id uuid, id uuid default null)
  returns integer
  language plpgsql
  security definer
as $$
declare
  caller constant text := coalesce(pg_catalog.current_setting('request.jwt.claim.sub', true), '');
  claims constant text := coalesce(pg_catalog.current_setting('request.jwt.claims', true), '');
  ended private.local_overrides;
  count integer := 0;
begin
  for ended in
    update private.local_overrides as overrides set ended_at = now()
      where overrides.ended_at is null and overrides.expires_at > now()
        and (end_local_overrides.session_id is null or overrides.session_id = end_local_overrides.session_id)
        and (end_local_overrides.id is null or overrides.id = end_local_overrides.id)
      returning overrides.*
  loop
    count := count + 1;
    -- The request may have no token, and the row names the person all the same.
    perform pg_catalog.set_config('request.jwt.claim.sub', ended.user_id::text, true);
    perform pg_catalog.set_config('request.jwt.claims', jsonb_build_object('sub', ended.user_id)::text, true);
    perform private.audit(
      'override.ended', 'app:' || ended.app, jsonb_build_object('override', ended.id, 'origin', ended.origin)
    );
    perform pg_catalog.set_config('request.jwt.claim.sub', caller, true);
    perform pg_catalog.set_config('request.jwt.claims', claims, true);
  end loop;
  return count;
end;
$$;

-- Begins an override for the session of the request, and ends the one that it had. Answers {"id", "expires_at"}.
-- Raises 42501 for everyone but admins and without a session, PT403 without a fresh sign-in, PT409 for a link that was used.
create function public.begin_local_override(app text, origin text, link text)
  returns jsonb
  language plpgsql
  security definer
as $$
declare
  session constant uuid := ((select auth.jwt()) ->> 'session_id')::uuid;
  begun private.local_overrides;
begin
  if not public.is_admin() or session is null then
    raise exception 'Only admins show an app from their own machine.' using errcode = '42501';
  end if;
  perform public.require_fresh_sign_in();
  perform private.end_local_overrides(session);
  insert into private.local_overrides (user_id, session_id, app, origin, link)
    values ((select auth.uid()), session, begin_local_override.app, begin_local_override.origin, begin_local_override.link)
    on conflict on constraint local_overrides_link_key do nothing
    returning * into begun;
  if not found then
    raise exception 'This link was used. Start pnpm dev again for another one.'
      using errcode = 'PT409', detail = 'used-link';
  end if;
  perform private.audit('override.begun', 'app:' || begun.app, jsonb_build_object(
    'override', begun.id, 'origin', begun.origin, 'until', begun.expires_at
  ));
  return jsonb_build_object('id', begun.id, 'expires_at', begun.expires_at);
end;
$$;

-- Whether an override counts now: not ended, not expired, and its session still opens the staff area. The gateway asks for
-- every page of that session; nobody can guess an id.
create function public.local_override_is_open(id uuid)
  returns boolean
  language sql
  stable
  security definer
as $$
  select exists (
    select 1 from private.local_overrides as overrides
    where overrides.id = local_override_is_open.id and overrides.ended_at is null and overrides.expires_at > now()
      and private.access_of(overrides.user_id, jsonb_build_object('session_id', overrides.session_id)) = 'allowed'
  );
$$;

-- Ends an override. Answers whether it was open. Its id is enough: after a sign-out there is no token.
create function public.end_local_override(id uuid)
  returns boolean
  language sql
  security definer
as $$
  select private.end_local_overrides(null, end_local_override.id) > 0 where end_local_override.id is not null;
$$;

-- What browsers report about the content security policy, and what the gateway notices about sign-ins and
-- admin checks. Both are kept as groups with a count, for 90 days after the last time; no address, no e-mail, no
-- query string.

create table public.csp_reports (
  id bigint generated by default as identity primary key,
  directive text not null,
  -- Host and path of what was blocked, the path alone on the own site, or a word such as inline.
  blocked text not null,
  -- Path of the page, from its second segment on as *.
  page text not null,
  -- Why nothing of the site caused it; null where something may have.
  noise text,
  -- Script that the first report names.
  source text,
  line integer,
  count bigint not null default 1,
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  constraint csp_reports_group unique (directive, blocked, page),
  constraint csp_reports_texts_length check (
    char_length(directive) <= 60 and char_length(blocked) <= 300 and char_length(page) <= 200
    and char_length(coalesce(source, '')) <= 300
  ),
  constraint csp_reports_noise_known check (noise in ('extension', 'browser', 'injected', 'other-site')),
  constraint csp_reports_count_positive check (count > 0)
);

create index csp_reports_last_seen on public.csp_reports (last_seen desc);

create table public.security_events (
  id bigint generated by default as identity primary key,
  day date not null,
  kind text not null,
  -- What was tried: password, a path of the gateway, or a form.
  subject text not null,
  reason text not null,
  -- Keyed hash of the network address; empty where it is unknown, or where a day has too many different ones.
  address_hash text not null default '',
  -- Keyed hash of the e-mail that was typed; empty as above.
  account_hash text not null default '',
  count bigint not null default 1,
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  constraint security_events_group unique (day, kind, subject, reason, address_hash, account_hash),
  constraint security_events_kind_known check (kind in ('sign-in-failed', 'admin-denied', 'rate-limited')),
  constraint security_events_texts_length check (
    char_length(subject) <= 60 and char_length(reason) <= 60
    and char_length(address_hash) <= 64 and char_length(account_hash) <= 64
  ),
  constraint security_events_count_positive check (count > 0)
);

create index security_events_last_seen on public.security_events (last_seen desc);

call private.let_admins_read('public.csp_reports', 'public.security_events');

-- One more of a kind today. Who tries with ever new addresses and accounts fills no table: after 5,000 groups of a
-- day they are no longer told apart.
create function private.count_security_event(
  kind text, subject text, reason text, address_hash text, account_hash text, how_many bigint
)
  returns void
  language plpgsql
  security definer
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  is_full constant boolean := (select count(*) >= 5000 from public.security_events as events where events.day = today);
begin
  insert into public.security_events as known (day, kind, subject, reason, address_hash, account_hash, count)
    values (
      today, $1, left($2, 60), left($3, 60),
      case when is_full then '' else coalesce($4, '') end,
      case when is_full then '' else coalesce($5, '') end,
      $6
    )
    on conflict on constraint security_events_group do update
      set count = known.count + excluded.count, last_seen = now();
end;
$$;

-- An array of {kind, subject, reason, address_hash, account_hash, count} from the gateway.
create function public.record_security_events(events jsonb)
  returns void
  language sql
  security definer
as $$
  select private.count_security_event(
    event.kind, event.subject, event.reason, event.address_hash, event.account_hash, greatest(event.count, 1)
  )
  from (
    select * from jsonb_to_recordset($1) as given
      (kind text, subject text, reason text, address_hash text, account_hash text, count bigint)
    order by kind, subject, reason, address_hash, account_hash
  ) as event;
$$;

-- Counts reports of one sender, {ip_hash, network_hash}: an array of {directive, blocked, page, noise, source, line}. Sixty calls of
-- one address in ten minutes are taken. There are at most 5,000 groups; of what comes then, the page and the blocked address are no
-- longer told apart, nor are directives that no browser has. Answers {"status": "counted"}, or "limited".
create function public.record_csp_reports(reports jsonb, sender jsonb)
  returns jsonb
  language plpgsql
  security definer
as $$
declare
  limited constant jsonb := private.begin_attempt('csp-report', 'csp-reports', sender, 60, 600);
  is_full constant boolean := (select count(*) >= 5000 from public.csp_reports);
begin
  if limited is not null then
    return limited;
  end if;
  insert into public.csp_reports as known (directive, blocked, page, noise, source, line, count)
    select
      case
        when is_full and report.directive not in (
          'base-uri', 'child-src', 'connect-src', 'default-src', 'font-src', 'form-action', 'frame-ancestors', 'frame-src',
          'img-src', 'integrity-policy', 'integrity-policy-report-only', 'manifest-src', 'media-src', 'object-src',
          'require-trusted-types-for', 'script-src', 'script-src-attr', 'script-src-elem', 'style-src', 'style-src-attr',
          'style-src-elem', 'trusted-types', 'worker-src'
        ) then '(many)'
        else report.directive
      end,
      case when is_full then '(many)' else report.blocked end,
      case when is_full then '(many)' else report.page end,
      min(report.noise), min(report.source), min(report.line), count(*)
    from jsonb_to_recordset(reports) as report
      (directive text, blocked text, page text, noise text, source text, line integer)
    group by 1, 2, 3
    -- Always in the same order, so that two senders never wait for each other crosswise.
    order by 1, 2, 3
    on conflict on constraint csp_reports_group do update
      set count = known.count + excluded.count, last_seen = now();
  return jsonb_build_object('status', 'counted');
end;
$$;

-- How many attempts each limit has let through in the last 24 hours, from how many senders, and how many the busiest
-- of them made: what limits are judged by. Raises 42501 for everybody but admins.
create function public.limited_attempts()
  returns table (form text, counted_by text, attempts bigint, senders bigint, busiest bigint)
  language plpgsql
  stable
  security definer
as $$
begin
  perform private.require_admin('Only admins see attempts.');
  return query
    select
      split_part(of_sender.bucket, ':', 1), split_part(of_sender.bucket, ':', 2),
      sum(of_sender.hits)::bigint, count(*), max(of_sender.hits)
    from (
      select hits.bucket, count(*) as hits
      from public.rate_limit_hits as hits
      where hits.at > now() - interval '24 hours'
      group by hits.bucket
    ) as of_sender
    group by 1, 2
    order by 3 desc, 1, 2;
end;
$$;

-- The last seven days in numbers: {"reports", "sign_ins_failed", "admins_denied", "limited", "role_changes"}; reports
-- are groups without noise, the rest are counts. Raises 42501 for everybody but admins.
create function public.security_summary()
  returns jsonb
  language plpgsql
  stable
  security definer
as $$
declare
  since constant timestamptz := now() - interval '7 days';
begin
  perform private.require_admin('Only admins see the summary.');
  return jsonb_build_object(
    'reports', (
      select count(*) from public.csp_reports as reports where reports.noise is null and reports.last_seen >= since
    ),
    'role_changes', (
      select count(*) from public.audit_log as rows where rows.action in ('role.granted', 'role.revoked') and rows.at >= since
    )
  ) || (
    select jsonb_build_object(
      'sign_ins_failed', coalesce(sum(events.count) filter (where events.kind = 'sign-in-failed'), 0),
      'admins_denied', coalesce(sum(events.count) filter (where events.kind = 'admin-denied'), 0),
      'limited', coalesce(sum(events.count) filter (where events.kind = 'rate-limited'), 0)
    )
    from public.security_events as events
    where events.last_seen >= since
  );
end;
$$;

call private.let_call('authenticated',
  'verify_audit_log', 'list_admins', 'grant_admin', 'revoke_admin', 'staff_access', 'my_sessions', 'end_session',
  'end_other_sessions', 'begin_local_override', 'limited_attempts', 'security_summary'
);
call private.let_call('anon, authenticated', 'local_override_is_open', 'end_local_override');
call private.let_call('service_role', 'record_csp_reports', 'record_security_events');
call private.seal_schemas();
