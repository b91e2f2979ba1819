-- Who did what, in an order that nobody can change unseen. Rows are only ever added, by
-- `private.audit`; each carries the SHA-256 of the one before it and of itself, and their numbers have no gap.
-- `verify_audit_log` computes all of it again and names the first row that does not fit. The owner of the
-- database could write the whole chain anew: that shows to whoever kept the hash of its head elsewhere.

create table public.audit_log (
  id bigint primary key,
  at timestamptz not null,
  actor uuid,
  action text not null,
  subject text not null,
  details jsonb not null default '{}',
  previous_hash text not null,
  hash text not null,
  constraint audit_log_action_form check (action ~ '^[a-z]+([_-][a-z]+)*(\.[a-z]+([_-][a-z]+)*)+$'),
  constraint audit_log_subject_length check (char_length(subject) between 1 and 200),
  constraint audit_log_details_object check (jsonb_typeof(details) = 'object' and length(details::text) <= 4000)
);

comment on column public.audit_log.actor is
  'Account of the person. Null where no person was signed in: the server, a command, or the owner of the database. No reference: a row outlives the account.';
comment on column public.audit_log.action is 'What was done, such as role.granted.';
comment on column public.audit_log.subject is 'What it was done to, such as user:<id>.';
comment on column public.audit_log.details is 'Ids, keys and counts; no names, no addresses.';

create index audit_log_action on public.audit_log (action, id desc);

-- The last row that the log itself has written: the end of a chain cannot be cut off unseen.
create table private.audit_head (
  one boolean primary key default true,
  id bigint not null,
  hash text not null,
  constraint audit_head_one check (one)
);

insert into private.audit_head (id, hash) values (0, repeat('0', 64));

-- The text that is hashed: a JSON array, so that no two rows have the same, whatever stands in them.
create function private.audit_row_hash(log_row public.audit_log)
  returns text
  language sql
  stable
  set search_path = ''
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
  set search_path = ''
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

create function private.refuse_audit_change()
  returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception 'Rows of the audit log are added, never changed or deleted.' using errcode = '42501';
end;
$$;

create trigger audit_log_chain
  before insert on public.audit_log
  for each row execute function private.chain_audit_row();
create trigger audit_log_append_only
  before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_audit_change();
-- Also while triggers are off for replication.
alter table public.audit_log enable always trigger audit_log_chain;
alter table public.audit_log enable always trigger audit_log_append_only;

-- Adds a row in the caller's transaction: what is rolled back was not done. Call it from triggers and functions
-- that are `security definer`, as the last thing, because later writers wait from here on.
create function private.audit(action text, subject text, details jsonb default '{}')
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into public.audit_log (action, subject, details) values ($1, $2, coalesce($3, '{}'));
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
  set search_path = ''
as $$
declare
  head private.audit_head;
  checked bigint;
  bad_id bigint;
  bad_reason text;
begin
  if not public.is_admin() then
    raise exception 'Only admins verify the audit log.' using errcode = '42501';
  end if;
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

-- What is worth a row and was there before the log: what visitors see of posts, and imports of salary figures.
create function private.audit_post()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  was_shown constant boolean := tg_op <> 'INSERT' and old.status in ('scheduled', 'published');
  is_shown constant boolean := tg_op <> 'DELETE' and new.status in ('scheduled', 'published');
begin
  if tg_op = 'DELETE' then
    perform private.audit('post.deleted', 'blog_post:' || old.id, jsonb_build_object('status', old.status));
  elsif is_shown and (not was_shown or old.version <> new.version) then
    perform private.audit(
      'post.' || new.status, 'blog_post:' || new.id, jsonb_build_object('slug', new.slug, 'version', new.version)
    );
  elsif was_shown and not is_shown then
    perform private.audit(
      'post.withdrawn', 'blog_post:' || new.id, jsonb_build_object('status', new.status, 'version', new.version)
    );
  end if;
  return null;
end;
$$;

create trigger blog_posts_z_audit
  after insert or update or delete on public.blog_posts
  for each row execute function private.audit_post();

create function private.audit_salary_import()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.audit(
    'salaries.imported',
    'salary_source:' || new.source_id,
    jsonb_build_object('file_sha256', new.file_sha256, 'rows_read', new.rows_read, 'rows_kept', new.rows_kept)
  );
  return null;
end;
$$;

create trigger salary_imports_audit
  after insert on public.salary_imports
  for each row execute function private.audit_salary_import();

alter table public.audit_log enable row level security;
alter table private.audit_head enable row level security;

create policy "admins read the audit log"
  on public.audit_log for select to authenticated
  using ((select public.is_admin()));

revoke all on table public.audit_log from public, anon, authenticated, service_role;
grant select on table public.audit_log to authenticated, service_role;

revoke all on function private.audit_row_hash(public.audit_log), private.chain_audit_row(), private.refuse_audit_change(),
  private.audit(text, text, jsonb), private.audit_post(), private.audit_salary_import()
  from public, anon, authenticated, service_role;
revoke all on function public.verify_audit_log(text) from public, anon, authenticated, service_role;
grant execute on function public.verify_audit_log(text) to authenticated;
