-- Schedules, and the start of an assessment, which is counted before its questions are read.

-- Work that runs on a timer. Every runner asks for what is due, so that nothing runs twice at once and each interval is kept,
-- whoever asks and how often. The list itself, with its intervals, is supabase/functions/schedules.ts.
create table private.schedules (
  name text primary key,
  started_at timestamptz not null default '-infinity',
  leased_until timestamptz not null default '-infinity',
  constraint schedules_name_form check (name ~ '^[a-z]+(-[a-z]+)*$' and char_length(name) <= 60)
);

-- Claims the schedules of `intervals`, {name: seconds}, that are due and that nobody runs: {name: start}. A claim ends with
-- finish_schedule, or after five minutes without it. A start more than a minute ahead is from a clock that was wrong.
create function public.claim_due_schedules(intervals jsonb)
  returns jsonb
  language sql
  security definer
  set search_path = ''
as $$
  -- A known name would wait for a claim that is not committed.
  insert into private.schedules (name)
    select wanted.name from jsonb_object_keys(intervals) as wanted (name)
    where not exists (select from private.schedules as known where known.name = wanted.name)
    on conflict do nothing;
  with due as (
    select schedules.name
    from private.schedules
    where intervals ? schedules.name
      and schedules.leased_until <= now()
      and schedules.started_at not between
        now() - make_interval(secs => (intervals ->> schedules.name)::numeric) and now() + interval '1 minute'
    order by schedules.name
    for update skip locked
  ), claimed as (
    update private.schedules set started_at = now(), leased_until = now() + interval '5 minutes'
    from due
    where schedules.name = due.name
    returning schedules.name, schedules.started_at
  )
  select coalesce(jsonb_object_agg(claimed.name, claimed.started_at), '{}') from claimed;
$$;

-- Ends a claim, unless another runner has claimed the schedule since, and notes a success.
create function public.finish_schedule(name text, started_at timestamptz, succeeded boolean)
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  update private.schedules set leased_until = '-infinity' where schedules.name = $1 and schedules.started_at = $2;
  insert into private.scheduled_runs as known (name, succeeded_at)
    select $1, clock_timestamp() where $3
    on conflict on constraint scheduled_runs_pkey do update
      set succeeded_at = greatest(known.succeeded_at, excluded.succeeded_at);
$$;
grant execute on function public.claim_due_schedules(jsonb), public.finish_schedule(text, timestamptz, boolean) to service_role;

drop function public.note_scheduled_run(text);

-- The start of an assessment is counted before its questions are read: a sender over the limit costs nothing more. Null: go on.
-- {"status":"limited","retry_after_seconds":…}: too many from this address.
drop function public.start_assessment(uuid, text, jsonb, jsonb, integer, integer);
create function public.begin_assessment(sender jsonb, per_address integer, window_seconds integer)
  returns jsonb
  language sql
  security definer
  set search_path = ''
as $$
  select private.begin_attempt('assessment-start', 'assessments', sender, per_address, window_seconds);
$$;

-- Stores an attempt that was counted. Answers when it expires.
create function public.start_assessment(id uuid, role text, questions jsonb)
  returns timestamptz
  language sql
  security definer
  set search_path = ''
as $$
  insert into public.assessment_attempts (id, role, questions) values ($1, $2, $3) returning expires_at;
$$;
grant execute on function public.begin_assessment(jsonb, integer, integer), public.start_assessment(uuid, text, jsonb)
  to service_role;

revoke execute on all routines in schema public, private from public;

-- A hosted project calls the runner by itself: each minute, at the address and with the secret that the Vault keeps. Without
-- them nothing is called. The notes that pg_cron takes of its calls are kept for a week.
do $$
declare
  extension text;
begin
  for extension in select name from pg_available_extensions where name in ('pg_cron', 'pg_net') loop
    execute format('create extension if not exists %I', extension);
  end loop;
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return;
  end if;
  perform cron.schedule('run-schedules', '* * * * *', $job$
    select net.http_post(
      url := address.decrypted_secret || '/run-schedules',
      headers := jsonb_build_object('Authorization', 'Bearer ' || secret.decrypted_secret),
      timeout_milliseconds := 55000
    )
    from vault.decrypted_secrets as address cross join vault.decrypted_secrets as secret
    where address.name = 'functions_url' and secret.name = 'functions_secret'
  $job$);
  perform cron.schedule('forget-schedule-calls', '17 3 * * *', $job$
    delete from cron.job_run_details where end_time < now() - interval '7 days'
  $job$);
end;
$$;
