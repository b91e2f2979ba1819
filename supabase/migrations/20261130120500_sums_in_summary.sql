-- As before, with {"sums": [{"kind", "title", "amount", "most", "is_bytes"}]}: what visitors together have stored and caused.

-- {"mails": {"queued", "failed", "failed_lately", "oldest_due_at"}, "schedules": [{"name", "succeeded_at"}],
-- "limited_today"}. A mail is due when its next attempt is; one that was given up was tried last six hours before
-- `next_attempt_at`. Today is a day in UTC.
create or replace function public.operations_summary()
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
    ),
    'sums', private.sum_figures()
  );
$$;
