-- Figures for whoever watches over the site: how mails and scheduled work are doing. Counts and times alone: no address, no
-- subject, no person.

-- When each scheduled work last succeeded.
create table private.scheduled_runs (
  name text primary key,
  succeeded_at timestamptz not null,
  constraint scheduled_runs_name_form check (name ~ '^[a-z]+(-[a-z]+)*$' and char_length(name) <= 60)
);

-- Notes that a scheduled work has just succeeded.
create function public.note_scheduled_run(name text)
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into private.scheduled_runs as known (name, succeeded_at) values ($1, pg_catalog.clock_timestamp())
    on conflict on constraint scheduled_runs_pkey do update
      set succeeded_at = greatest(known.succeeded_at, excluded.succeeded_at);
$$;

-- {"mails": {"queued", "failed", "failed_lately", "oldest_due_at"}, "schedules": [{"name", "succeeded_at"}],
-- "limited_today"}. A mail is due when its next attempt is; one that was given up was tried last six hours before
-- `next_attempt_at`. Today is a day in UTC.
create function public.operations_summary()
  returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'mails', (
      select jsonb_build_object(
        'queued', count(*) filter (where mails.status in ('queued', 'sending')),
        'failed', count(*) filter (where mails.status = 'failed'),
        'failed_lately', count(*) filter (
          where mails.status = 'failed' and mails.next_attempt_at > now() - interval '18 hours'
        ),
        'oldest_due_at', min(mails.next_attempt_at) filter (
          where mails.status in ('queued', 'sending') and mails.next_attempt_at <= now()
            and coalesce(mails.leased_until, '-infinity') <= now()
        )
      )
      from public.mail_queue as mails
      where mails.status <> 'sent'
    ),
    'schedules', (
      select coalesce(
        jsonb_agg(jsonb_build_object('name', runs.name, 'succeeded_at', runs.succeeded_at) order by runs.name), '[]'
      )
      from private.scheduled_runs as runs
    ),
    'limited_today', (
      select coalesce(sum(events.count), 0)
      from public.security_events as events
      where events.kind = 'rate-limited' and events.day = (now() at time zone 'UTC')::date
    )
  );
$$;

revoke all on table private.scheduled_runs from public, anon, authenticated, service_role;
revoke all on function public.note_scheduled_run(text), public.operations_summary()
  from public, anon, authenticated, service_role;
grant execute on function public.note_scheduled_run(text), public.operations_summary() to service_role;
