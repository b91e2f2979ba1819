-- Forms count for the IPv6 /48 of their sender too, and toward the sums of a day.

-- When the windows of a sender, {ip_hash, network_hash}, let the next one through; null: they do now.
create function private.sender_free_at(form text, sender jsonb, allowed integer, window_seconds integer)
  returns timestamptz
  language sql
  set search_path = ''
as $$
  select greatest(
    private.free_slot_at($1 || ':ip:' || ($2 ->> 'ip_hash'), $3, $4),
    private.free_slot_at($1 || ':net:' || ($2 ->> 'network_hash'), $3 * private.network_factor(), $4)
  );
$$;

-- The buckets of a sender that attempts are counted in.
create function private.sender_buckets(form text, sender jsonb)
  returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select array_remove(array[$1 || ':ip:' || ($2 ->> 'ip_hash'), $1 || ':net:' || ($2 ->> 'network_hash')], null);
$$;

-- Those who count in one of the same buckets wait for each other, always in the same order, and then see each other's rows:
-- neither a key nor a limit can be passed by being quick.
create function private.lock_buckets(buckets text[])
  returns void
  language plpgsql
  set search_path = ''
as $$
declare
  bucket text;
begin
  for bucket in select each from unnest(buckets) as each order by 1 loop
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(bucket, 0));
  end loop;
end;
$$;

create function private.count_attempt(buckets text[])
  returns void
  language sql
  set search_path = ''
as $$
  insert into public.rate_limit_hits (bucket, at) select each, clock_timestamp() from unnest(buckets) as each;
$$;

-- {"status":"limited","retry_after_seconds":…}
create function private.limited_until(free_at timestamptz)
  returns jsonb
  language sql
  set search_path = ''
as $$
  select jsonb_build_object(
    'status', 'limited', 'retry_after_seconds', greatest(1, ceil(extract(epoch from $1 - clock_timestamp())))
  );
$$;

-- An address as its provider delivers it: without case, without what follows a plus sign, and without dots where they make no
-- difference. For counting alone; mails go to the address as it was typed.
create function private.inbox_of(address text)
  returns text
  language sql
  immutable
  set search_path = ''
as $$
  select case
    when parts.domain in ('gmail.com', 'googlemail.com') then replace(parts.name, '.', '') || '@gmail.com'
    else parts.name || '@' || parts.domain
  end
  from (
    select
      coalesce(nullif(split_part(split_part(lower(btrim($1)), '@', 1), '+', 1), ''), split_part(lower(btrim($1)), '@', 1)) as name,
      rtrim(split_part(lower(btrim($1)), '@', 2), '.') as domain
  ) as parts;
$$;

-- The key of the hashes of inboxes, made with the database.
create table private.inbox_key (
  one boolean primary key default true check (one),
  key text not null default pg_catalog.gen_random_uuid()::text || pg_catalog.gen_random_uuid()::text
);
insert into private.inbox_key default values;

-- An inbox as the sums count it.
create function private.inbox_hash(address text)
  returns text
  language sql
  stable
  set search_path = ''
as $$
  select 'inbox:' || encode(pg_catalog.sha256(pg_catalog.convert_to(stored.key || private.inbox_of($1), 'UTF8')), 'hex')
  from private.inbox_key as stored;
$$;

-- When a mail can go to the inbox of an address; null: it can now.
create function private.mail_free_at(address text)
  returns timestamptz
  language sql
  set search_path = ''
as $$
  select max(private.sum_ends_at(kind)) from unnest(array['mails-hour', 'mails-day']) as kind
  where private.exceeded(kind, 1, private.inbox_hash($1)) is not null;
$$;

-- What begin_submission would answer, without registering the form. `submission` is {key, reference, ip_hash, network_hash,
-- email_hash, per_address, per_email, window_seconds}, for a form with a file {bytes}, and for a form that is worth nothing without
-- its mail {mail_to}. {"status":"full","what":"forms" | "files"}: everyone together has sent as much as is taken.
create or replace function private.submission_state(form text, submission jsonb)
  returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  seconds constant integer := (submission ->> 'window_seconds')::integer;
  bytes constant bigint := (submission ->> 'bytes')::bigint;
  ip constant text := 'ip:' || (submission ->> 'ip_hash');
  network constant text := 'net:' || (submission ->> 'network_hash');
  known text;
  free_at timestamptz;
  sum_of_sender text;
begin
  select s.reference into known
    from public.form_submissions as s
    where s.form = submission_state.form and s.key = (submission ->> 'key')::uuid;
  if found then
    return jsonb_build_object('status', 'repeated', 'reference', known);
  end if;
  sum_of_sender := private.exceeded('forms', 1, ip, network);
  free_at := greatest(
    private.sender_free_at(form, submission, (submission ->> 'per_address')::integer, seconds),
    private.free_slot_at(form || ':email:' || (submission ->> 'email_hash'), (submission ->> 'per_email')::integer, seconds),
    case when sum_of_sender = 'sender' then private.sum_ends_at('forms') end,
    case when submission ->> 'mail_to' is not null then private.mail_free_at(submission ->> 'mail_to') end
  );
  if free_at is not null then
    return private.limited_until(free_at);
  elsif sum_of_sender = 'all' or private.exceeded(form, 1) is not null then
    return jsonb_build_object('status', 'full', 'what', 'forms');
  elsif bytes is not null
    and (private.exceeded('cvs-day', bytes, ip, network) is not null or private.exceeded('cvs', bytes) is not null)
  then
    return jsonb_build_object('status', 'full', 'what', 'files');
  end if;
  return jsonb_build_object('status', 'new');
end;
$$;

-- As before: answers what `submission_state` says, and registers a form that is new.
create or replace function private.begin_submission(form text, submission jsonb)
  returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  buckets constant text[] :=
    private.sender_buckets(form, submission) || (form || ':email:' || (submission ->> 'email_hash'));
  ip constant text := 'ip:' || (submission ->> 'ip_hash');
  network constant text := 'net:' || (submission ->> 'network_hash');
  bytes constant bigint := (submission ->> 'bytes')::bigint;
  state jsonb;
begin
  perform private.lock_buckets(buckets);
  state := private.submission_state(form, submission);
  if state ->> 'status' = 'new' then
    -- Others may have taken the last of it since.
    if not (private.take(form, 1) and private.take('forms', 1, ip, network)) then
      state := jsonb_build_object('status', 'full', 'what', 'forms');
    elsif bytes is not null and not (private.take('cvs-day', bytes, ip, network) and private.exceeded('cvs', bytes) is null)
    then
      state := jsonb_build_object('status', 'full', 'what', 'files');
    end if;
  end if;
  perform private.note_refusal(form, state, submission);
  if state ->> 'status' <> 'new' then
    return state;
  end if;
  insert into public.form_submissions (form, key, reference)
    values (begin_submission.form, (submission ->> 'key')::uuid, submission ->> 'reference')
    on conflict on constraint form_submissions_pkey do nothing;
  if not found then
    -- The same key from another address and for another email, at the same moment.
    return private.submission_state(form, submission);
  end if;
  perform private.count_attempt(buckets);
  return state;
end;
$$;

-- Counts a refusal for the staff.
create function private.note_refusal(form text, state jsonb, submission jsonb)
  returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if state ->> 'status' in ('limited', 'full') then
    perform private.count_security_event(
      'rate-limited', form, case state ->> 'status' when 'full' then 'sum' else 'too-many' end,
      submission ->> 'ip_hash', submission ->> 'email_hash', 1
    );
  end if;
end;
$$;

create or replace function public.submission_state(form text, submission jsonb)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  state constant jsonb := private.submission_state(form, submission);
begin
  perform private.note_refusal(form, state, submission);
  return state;
end;
$$;

-- The bytes of all CVs, kept by the rows themselves: deleting an application gives its room back.
create function private.sum_up_cvs()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  change bigint;
begin
  if tg_op = 'INSERT' then
    select sum(added.cv_bytes) into change from added;
  else
    select -sum(gone.cv_bytes) into change from gone;
  end if;
  if change is not null then
    insert into private.sums as known (kind, starts_at, amount) values ('cvs', '-infinity', greatest(change, 0))
      on conflict on constraint sums_pkey do update set amount = greatest(known.amount + change, 0);
  end if;
  return null;
end;
$$;

insert into private.sums (kind, starts_at, amount)
  select 'cvs', '-infinity', coalesce(sum(cv_bytes), 0) from public.job_applications;

create trigger job_applications_sum_up_added
  after insert on public.job_applications
  referencing new table as added
  for each statement execute function private.sum_up_cvs();

create trigger job_applications_sum_up_gone
  after delete on public.job_applications
  referencing old table as gone
  for each statement execute function private.sum_up_cvs();

revoke all on table private.inbox_key from public, anon, authenticated, service_role;
revoke all on function
  private.sender_free_at(text, jsonb, integer, integer), private.sender_buckets(text, jsonb), private.lock_buckets(text[]),
  private.count_attempt(text[]), private.limited_until(timestamptz), private.inbox_of(text), private.inbox_hash(text),
  private.mail_free_at(text), private.note_refusal(text, jsonb, jsonb), private.sum_up_cvs()
  from public, anon, authenticated, service_role;
