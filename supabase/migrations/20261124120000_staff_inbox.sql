-- The inbox of the staff: what waits for a person, read from the tables that know it. Nothing is stored here but what an
-- admin has put aside until another day.

create table public.inbox_snoozes (
  user_id uuid not null references auth.users (id) on delete cascade,
  item text not null,
  until timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, item),
  constraint inbox_snoozes_item_length check (char_length(item) between 1 and 200)
);

comment on table public.inbox_snoozes is 'Items of the inbox that an admin does not want to see before a time. Each admin has their own.';
comment on column public.inbox_snoozes.item is 'Key of the item, such as person:<id>.';

alter table public.inbox_snoozes enable row level security;

create policy "admins read their own snoozes"
  on public.inbox_snoozes for select to authenticated
  using (user_id = (select auth.uid()) and (select public.is_admin()));

revoke all on table public.inbox_snoozes from public, anon, authenticated, service_role;
grant select on table public.inbox_snoozes to authenticated, service_role;

insert into private.retention_rules (relation, condition, stamp, daily_rows) values
  ('public.inbox_snoozes', $$until < now() - interval '1 day'$$, 'created_at', 5000);

create index mail_queue_failed on public.mail_queue (created_at) where status = 'failed';

-- A mail that was given up, or that was refused three times and is tried again.
create function private.is_stuck(mail public.mail_queue)
  returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select mail.status = 'failed' or (mail.status = 'queued' and mail.attempts >= 3 and mail.last_error is not null);
$$;

-- Requests that no one has begun to work on, and next steps whose day has come: of the caller and of no one, never of
-- another admin. The newest 25 of each kind; a row of the kind 'people-more' counts the rest.
create function private.inbox_people(admin uuid)
  returns table (key text, kind text, urgency text, at timestamptz, count bigint, facts jsonb)
  language sql
  stable
  set search_path = ''
as $$
  with waiting as (
    select
      records.id, records.created_at, records.next_step_on, records.next_step,
      records.kind as request, records.name, records.subject,
      case
        when records.next_step_on < (now() at time zone 'UTC')::date then 'step-overdue'
        when records.next_step_on = (now() at time zone 'UTC')::date then 'step-today'
        when records.kind = 'contact' then 'contact-new'
        else 'application-new'
      end as kind
    from public.people_records as records
    where (records.assignee is null or records.assignee = inbox_people.admin)
      and (
        (records.stage = 'new' and records.next_step_on is null)
        or (
          records.stage not in ('placed', 'closed')
          and records.next_step_on <= (now() at time zone 'UTC')::date
        )
      )
  ), ranked as (
    select
      waiting.*,
      row_number() over (partition by waiting.kind order by waiting.next_step_on, waiting.created_at desc, waiting.id) as place,
      count(*) over (partition by waiting.kind) as all_of_kind
    from waiting
  )
  select
    case when ranked.kind like 'step-%' then 'step:' || ranked.id || ':' || ranked.next_step_on else 'person:' || ranked.id end,
    ranked.kind,
    case when ranked.kind = 'step-overdue' then 'now' else 'today' end,
    case
      when ranked.kind like 'step-%' then ranked.next_step_on::timestamp at time zone 'UTC'
      else ranked.created_at
    end,
    1::bigint,
    jsonb_build_object('id', ranked.id, 'name', ranked.name, 'subject', ranked.subject, 'request', ranked.request)
      || case when ranked.kind like 'step-%' then jsonb_build_object('step', ranked.next_step) else '{}' end
  from ranked
  where ranked.place <= 25
  union all
  select 'people-more:' || ranked.kind, 'people-more', 'today', min(ranked.created_at), count(*),
    jsonb_build_object('of', ranked.kind)
  from ranked
  where ranked.place > 25
  group by ranked.kind;
$$;

-- Mails that do not arrive: a letter to a person leads to their record, all others are counted by the first word of their
-- key, such as newsletter.
create function private.inbox_mails()
  returns table (key text, kind text, urgency text, at timestamptz, count bigint, facts jsonb)
  language sql
  stable
  set search_path = ''
as $$
  (
    select 'letter:' || mails.id, 'letter-failed', 'now', mails.created_at, 1::bigint,
      jsonb_build_object(
        'id', mails.record_id, 'name', records.name, 'subject', mails.subject, 'error', left(mails.error, 200)
      )
    from public.people_mails as mails
    join public.people_records as records on records.id = mails.record_id
    where mails.status = 'failed' and mails.created_at > now() - interval '30 days'
    order by mails.created_at desc
    limit 25
  )
  union all
  select
    'mails:' || stuck.mail || ':' || count(*), 'mails-stuck', 'now', min(stuck.created_at), count(*),
    jsonb_build_object(
      'mail', stuck.mail,
      'given_up', count(*) filter (where stuck.status = 'failed'),
      'error', (array_agg(left(stuck.last_error, 200) order by stuck.next_attempt_at desc))[1]
    )
  from (
    select split_part(mails.dedupe_key, ':', 1) as mail, mails.created_at, mails.status, mails.last_error, mails.next_attempt_at
    from public.mail_queue as mails
    where mails.status in ('failed', 'queued') and private.is_stuck(mails)
      and not exists (
        select 1 from public.people_mails as letters
        where letters.dedupe_key = mails.dedupe_key and letters.status = 'failed'
      )
  ) as stuck
  group by stuck.mail;
$$;

-- Work of the tools: posts that LinkedIn did not take, the connection to it, the week's report, a paused newsletter, files of
-- the market, and the errors of the newest crawl.
create function private.inbox_work()
  returns table (key text, kind text, urgency text, at timestamptz, count bigint, facts jsonb)
  language sql
  stable
  set search_path = ''
as $$
  (
    select
      'linkedin-post:' || posts.id || ':' || posts.status,
      case posts.status when 'failed' then 'linkedin-failed' else 'linkedin-unclear' end,
      'now', posts.updated_at, 1::bigint,
      jsonb_build_object('id', posts.id::text, 'text', left(posts.commentary, 120), 'problem', posts.problem)
    from public.linkedin_posts as posts
    where posts.status in ('failed', 'unknown')
    order by posts.updated_at desc
    limit 10
  )
  union all
  select
    'linkedin-token:' || extract(epoch from ends.at)::bigint || case when ends.refused_at is null then '' else ':refused' end,
    case when ends.refused_at is not null or ends.at <= now() then 'linkedin-ended' else 'linkedin-ending' end,
    case when ends.refused_at is not null or ends.at <= now() + interval '1 day' then 'now' else 'soon' end,
    coalesce(ends.refused_at, case when ends.at <= now() then ends.at else ends.at - interval '14 days' end), 1::bigint,
    jsonb_build_object('ends_at', ends.at)
  from (
    select coalesce(stored.refresh_expires_at, stored.expires_at) as at, stored.refused_at
    from public.linkedin_connection as stored
  ) as ends
  where ends.refused_at is not null or ends.at <= now() + interval '14 days'
  union all
  (
    select 'report:' || reports.week, 'report-draft', 'today', reports.created_at, 1::bigint,
      jsonb_build_object('week', to_char(reports.week, 'IYYY-"W"IW'))
    from public.weekly_reports as reports
    where reports.status = 'draft' and reports.week + 7 <= (now() at time zone 'UTC')::date
      and reports.week >= (now() at time zone 'UTC')::date - 28
    order by reports.week desc
    limit 1
  )
  union all
  select 'newsletter:' || campaigns.id, 'newsletter-paused', 'today', campaigns.started_at, 1::bigint,
    jsonb_build_object('week', to_char(campaigns.week, 'IYYY-"W"IW'))
  from public.newsletter_campaigns as campaigns
  where campaigns.status = 'paused'
  union all
  select
    'market:' || refreshes.key || ':' || coalesce(left(refreshes.refused_sha256, 16), refreshes.outcome),
    case refreshes.outcome when 'refused' then 'market-refused' else 'market-unreachable' end,
    case refreshes.outcome when 'refused' then 'today' else 'soon' end,
    refreshes.asked_at, 1::bigint,
    jsonb_build_object('source', refreshes.key, 'reason', left(refreshes.reason, 300))
  from public.market_refreshes as refreshes
  where refreshes.outcome in ('refused', 'unreachable')
    -- A row that was never asked has no answer yet, and an accepted file is taken by the next run.
    and refreshes.asked_at > '-infinity'
    and refreshes.accepted_sha256 is distinct from coalesce(refreshes.refused_sha256, '')
  union all
  select 'crawl:' || crawl.id, 'crawl-errors', 'soon', crawl.saved_at, found.errors,
    jsonb_build_object('crawl', crawl.id, 'pages', crawl.pages)
  from (
    select crawls.id, crawls.saved_at, crawls.pages from public.seo_crawls as crawls
    where crawls.saved_at is not null
    order by crawls.id desc
    limit 1
  ) as crawl
  cross join lateral (
    select count(*) as errors from public.seo_findings as findings
    where findings.crawl_id = crawl.id and findings.severity = 'error' and findings.state = 'open'
  ) as found
  where found.errors > 0;
$$;

-- Security events of the last 24 hours that are more than the usual noise: from 10 failed sign-ins, 5 denied checks of
-- admins and 50 requests over a limit on; every change of another account's role by someone else; every new kind of report of browsers.
create function private.inbox_security(admin uuid)
  returns table (key text, kind text, urgency text, at timestamptz, count bigint, facts jsonb)
  language sql
  stable
  set search_path = ''
as $$
  select
    'security:' || events.kind || ':' || max(events.day), events.kind,
    case events.kind when 'rate-limited' then 'soon' else 'today' end,
    max(events.last_seen), sum(events.count)::bigint,
    jsonb_build_object('addresses', count(distinct events.address_hash))
  from public.security_events as events
  where events.last_seen > now() - interval '24 hours'
  group by events.kind
  having sum(events.count) >= case events.kind when 'sign-in-failed' then 10 when 'admin-denied' then 5 else 50 end
  union all
  select 'role:' || max(changes.id), 'role-changed', 'now', max(changes.at), count(*), '{}'
  from public.audit_log as changes
  where changes.action in ('role.granted', 'role.revoked') and changes.at > now() - interval '24 hours'
    and changes.actor is distinct from inbox_security.admin
    -- The caller's own role is no news to them.
    and changes.subject <> 'user:' || inbox_security.admin
  having count(*) > 0
  union all
  select 'csp:' || max(reports.id), 'csp-new', 'soon', max(reports.first_seen), count(*), '{}'
  from public.csp_reports as reports
  where reports.noise is null and reports.first_seen > now() - interval '24 hours'
  having count(*) > 0;
$$;

-- For the caller: {"at", "items": [{"key", "kind", "urgency", "at", "count", "facts"}], "snoozes": {<key>: <until>},
-- "checks": [{"name", "at"}]}. `urgency`: now, today or soon; `at`: since when it waits. `snoozes` also has keys of items that
-- the gateway knows (canary, objectives). `checks`: when the work that would have found something last succeeded. Changes
-- nothing. Raises 42501 for everyone but admins.
create function public.staff_inbox()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  admin constant uuid := auth.uid();
begin
  if not public.is_admin() then
    raise exception 'Only admins have an inbox.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'at', now(),
    'items', (
      select coalesce(jsonb_agg(to_jsonb(items) order by items.at desc, items.key), '[]')
      from (
        select * from private.inbox_people(admin)
        union all select * from private.inbox_mails()
        union all select * from private.inbox_work()
        union all select * from private.inbox_security(admin)
      ) as items
    ),
    'snoozes', (
      select coalesce(jsonb_object_agg(snoozes.item, snoozes.until), '{}')
      from public.inbox_snoozes as snoozes
      where snoozes.user_id = admin and snoozes.until > now()
    ),
    'checks', (
      select coalesce(jsonb_agg(to_jsonb(checks) order by checks.at desc), '[]')
      from (
        select runs.name, runs.succeeded_at as at from private.scheduled_runs as runs
        where runs.name in ('deliver-mails', 'linkedin-due', 'jobs-report-due', 'market-refresh-due')
        union all
        select 'crawl', max(crawls.saved_at) from public.seo_crawls as crawls having max(crawls.saved_at) is not null
      ) as checks
    )
  );
end;
$$;

-- Puts an item aside for the caller until a time within two days: tomorrow where they are. Raises 42501 for everyone but
-- admins, 22023 for another time, 54000 for more than 500 items.
create function public.snooze_inbox_item(item text, until timestamptz)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only admins have an inbox.' using errcode = '42501';
  end if;
  if until is null or until <= now() or until > now() + interval '2 days' then
    raise exception 'An item is put aside until a time within two days.' using errcode = '22023';
  end if;
  if (select count(*) >= 500 from public.inbox_snoozes as snoozes where snoozes.user_id = auth.uid()) then
    raise exception 'At most 500 items are put aside at a time.' using errcode = '54000';
  end if;
  insert into public.inbox_snoozes as snoozes (user_id, item, until)
    values (auth.uid(), snooze_inbox_item.item, snooze_inbox_item.until)
    on conflict on constraint inbox_snoozes_pkey do update set until = excluded.until, created_at = now();
end;
$$;

-- Shows the caller an item again that they had put aside.
create function public.wake_inbox_item(item text)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only admins have an inbox.' using errcode = '42501';
  end if;
  delete from public.inbox_snoozes as snoozes
    where snoozes.user_id = auth.uid() and snoozes.item = wake_inbox_item.item;
end;
$$;

-- Sends mails of a kind that do not arrive again, at once and with all attempts. Answers how many. Raises 42501 for everyone
-- but admins.
create function public.retry_mails(mail text)
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  retried integer;
begin
  if not public.is_admin() then
    raise exception 'Only admins send mails again.' using errcode = '42501';
  end if;
  update public.mail_queue as mails
    set status = 'queued', attempts = 0, next_attempt_at = clock_timestamp()
    where split_part(mails.dedupe_key, ':', 1) = retry_mails.mail
      and mails.status in ('failed', 'queued') and private.is_stuck(mails);
  get diagnostics retried = row_count;
  if retried > 0 then
    perform private.audit('mails.retried', 'mails:' || left(retry_mails.mail, 100), jsonb_build_object('mails', retried));
  end if;
  return retried;
end;
$$;

revoke all on function
  private.is_stuck(public.mail_queue), private.inbox_people(uuid), private.inbox_mails(), private.inbox_work(),
  private.inbox_security(uuid)
  from public, anon, authenticated, service_role;
revoke all on function
  public.staff_inbox(), public.snooze_inbox_item(text, timestamptz), public.wake_inbox_item(text), public.retry_mails(text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.staff_inbox(), public.snooze_inbox_item(text, timestamptz), public.wake_inbox_item(text), public.retry_mails(text)
  to authenticated;
