-- Figures for whoever watches over the site: how mails and scheduled work are doing. Counts and times alone: no address, no
-- subject, no person.

-- When each scheduled work last succeeded.
create table private.scheduled_runs (
  name text primary key,
  succeeded_at timestamptz not null,
  constraint scheduled_runs_name_form check (name ~ '^[a-z]+(-[a-z]+)*$' and char_length(name) <= 60)
);

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
as $$
  update private.schedules set leased_until = '-infinity' where schedules.name = $1 and schedules.started_at = $2;
  insert into private.scheduled_runs as known (name, succeeded_at)
    select $1, clock_timestamp() where $3
    on conflict on constraint scheduled_runs_pkey do update
      set succeeded_at = greatest(known.succeeded_at, excluded.succeeded_at);
$$;

-- {"mails": {"queued", "failed", "failed_lately", "oldest_due_at"}, "schedules": [{"name", "succeeded_at"}],
-- "limited_today", "sums": [{"kind", "title", "amount", "most", "is_bytes"}]: what visitors together have stored and caused}. A
-- mail is due when its next attempt is; one that was given up was tried last six hours before `next_attempt_at`. Today is a day
-- in UTC.
create function public.operations_summary()
  returns jsonb
  language sql
  stable
  security definer
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
    'sums', (
      select jsonb_agg(
        jsonb_build_object(
          'kind', limits.kind, 'title', limits.title, 'amount', coalesce(known.amount, 0), 'most', limits.most,
          'is_bytes', limits.is_bytes
        ) order by limits.kind
      )
      from private.sum_limits as limits
      left join private.sums as known
        on known.kind = limits.kind and known.sender = '' and known.starts_at = private.sum_starts_at(limits.period)
    )
  );
$$;

-- Errors of the site by cause, as the gateway has attributed them: which app, version, route and owner. Kept for 90 days after the
-- last time. No address, no session: a visitor is a keyed hash that is worth nothing on another day, and is deleted after two.

create table public.error_groups (
  id bigint generated by default as identity primary key,
  -- SHA-256 of kind, app, message without numbers, and file: equal in all versions.
  cause text not null,
  kind text not null,
  app text not null,
  message text not null,
  place text not null,
  -- What it was attributed by: stack, components, file, region, page, or function.
  evidence text not null,
  owners text[] not null default '{}',
  route text,
  status text not null default 'open',
  count bigint not null default 0,
  -- Sessions that it happened to, each once a day.
  visitors bigint not null default 0,
  first_seen timestamptz not null default now(),
  -- Version that brought it: the one of its first error.
  first_version text,
  last_seen timestamptz not null default now(),
  last_version text,
  resolved_at timestamptz,
  -- Versions that had it when it was resolved: another one opens it again.
  resolved_versions text[] not null default '{}',
  -- The newest five: at, version, route, composition, frames, breadcrumbs.
  samples jsonb not null default '[]',
  constraint error_groups_cause_unique unique (cause),
  constraint error_groups_kind_known check (
    kind in ('script', 'rejection', 'load', 'hydration', 'slow', 'csp', 'function')
  ),
  constraint error_groups_status_known check (status in ('open', 'reopened', 'resolved')),
  constraint error_groups_texts_length check (
    char_length(cause) = 64 and char_length(app) <= 60 and char_length(message) <= 200 and char_length(place) <= 200
    and char_length(coalesce(route, '')) <= 200
  ),
  constraint error_groups_counts check (count >= 0 and visitors >= 0)
);

create index error_groups_last_seen on public.error_groups (last_seen desc);
create index error_groups_first_seen on public.error_groups (first_seen);

create table public.error_days (
  group_id bigint not null references public.error_groups (id) on delete cascade,
  day date not null,
  -- Empty where nothing said which.
  version text not null default '',
  count bigint not null default 0,
  visitors bigint not null default 0,
  constraint error_days_pkey primary key (group_id, day, version),
  constraint error_days_version_length check (char_length(version) <= 60),
  constraint error_days_counts check (count > 0 and visitors >= 0)
);

create index error_days_day on public.error_days (day);

create table private.error_visitors (
  group_id bigint not null references public.error_groups (id) on delete cascade,
  day date not null,
  visitor text not null,
  primary key (group_id, day, visitor)
);

create index error_visitors_day on private.error_visitors (day);

call private.let_admins_read('public.error_groups', 'public.error_days');

-- Records errors of the gateway: an array of {cause, kind, app, version, owners, evidence, message, place, route, composition,
-- frames, breadcrumbs, visitors, day, count}. A new group, and one that comes back in a version that did not have it when it was
-- resolved, is mailed to its owners once a day. `addresses` are theirs by owner, `page` is the address of a group's page without
-- its id. Of an app, 100 new groups of a kind a day are told apart, and 20 are mailed; of all apps, 500 new groups and 100,000
-- sessions are told apart: a flood of made-up errors fills neither table nor mailbox. Answers how many mails were queued.
create function public.record_errors(errors jsonb, addresses jsonb, page text)
  returns integer
  language plpgsql
  security definer
as $$
declare
  given record;
  known public.error_groups;
  news text;
  is_many boolean;
  new_visitors bigint;
  mailed integer;
  today constant date := (now() at time zone 'UTC')::date;
  queued integer := 0;
begin
  -- Batches are small and come once a second: one after the other, nobody counts a group twice.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('public.record_errors', 0));
  for given in
    select * from jsonb_to_recordset($1) as sent (
      cause text, kind text, app text, version text, owners text[], evidence text, message text, place text, route text,
      composition text, frames jsonb, breadcrumbs jsonb, visitors text[], day date, count bigint
    )
  loop
    news := null;
    select * into known from public.error_groups as groups where groups.cause = given.cause;
    if not found then
      select count(*) >= 100 into is_many from public.error_groups as groups
        where groups.app = given.app and groups.kind = given.kind
          and groups.first_seen >= today::timestamp at time zone 'UTC';
      if is_many or not private.take('error-groups', 1) then
        given.cause := encode(
          pg_catalog.sha256(pg_catalog.convert_to('many:' || given.kind || ':' || given.app, 'UTF8')), 'hex'
        );
        given.message := '(many different errors)';
        given.place := given.app;
      end if;
      insert into public.error_groups as groups (cause, kind, app, message, place, evidence, owners, first_version)
        values (
          given.cause, given.kind, given.app, given.message, given.place, given.evidence, given.owners, given.version
        )
        on conflict on constraint error_groups_cause_unique do nothing
        returning * into known;
      if found then
        news := 'new';
      else
        select * into known from public.error_groups as groups where groups.cause = given.cause;
      end if;
    end if;
    if known.status = 'resolved'
      and (given.version is null or not given.version = any (known.resolved_versions)) then
      news := 'reopened';
    end if;

    with added as (
      insert into private.error_visitors (group_id, day, visitor)
        select known.id, given.day, one.visitor from unnest(given.visitors) as one (visitor)
        where private.exceeded('error-visitors', cardinality(given.visitors)) is null
        on conflict do nothing
        returning 1
    )
    select count(*) into new_visitors from added;
    if new_visitors > 0 then
      perform private.take('error-visitors', new_visitors);
    end if;
    insert into public.error_days as days (group_id, day, version, count, visitors)
      values (known.id, given.day, coalesce(given.version, ''), given.count, new_visitors)
      on conflict on constraint error_days_pkey do update
        set count = days.count + excluded.count, visitors = days.visitors + excluded.visitors;
    update public.error_groups as groups set
      count = groups.count + given.count,
      visitors = groups.visitors + new_visitors,
      last_seen = now(),
      last_version = coalesce(given.version, groups.last_version),
      route = coalesce(given.route, groups.route),
      owners = given.owners,
      status = case when news = 'reopened' then 'reopened' else groups.status end,
      resolved_at = case when news = 'reopened' then null else groups.resolved_at end,
      samples = jsonb_path_query_array(
        jsonb_build_array(
          jsonb_build_object(
            'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'version', given.version,
            'route', given.route, 'composition', given.composition, 'frames', given.frames,
            'breadcrumbs', given.breadcrumbs
          )
        ) || groups.samples,
        '$[0 to 4]'
      )
      where groups.id = known.id;

    continue when news is null;
    select count(*) into mailed from public.mail_queue as mails
      where mails.dedupe_key like 'error:' || today || ':' || given.app || ':%';
    continue when mailed >= 20;
    insert into public.mail_queue (dedupe_key, to_address, template, facts)
      select
        'error:' || today || ':' || given.app || ':' || known.id || ':' || one.address, one.address, 'error-report',
        jsonb_build_object(
          'news', news, 'kind', given.kind, 'app', given.app, 'version', given.version, 'message', given.message,
          'place', given.place, 'route', given.route, 'page', $3 || known.id
        )
      from (
        select distinct $2 ->> owner as address from unnest(given.owners) as named (owner)
      ) as one
      where one.address is not null
      on conflict on constraint mail_queue_dedupe_key_unique do nothing;
    get diagnostics mailed = row_count;
    queued := queued + mailed;
  end loop;
  return queued;
end;
$$;

-- Resolves a group, or opens it again: for admins. Answers its new status; null where it is gone.
create function public.set_error_status(group_id bigint, is_resolved boolean)
  returns text
  language plpgsql
  security definer
as $$
declare
  changed text;
begin
  perform private.require_admin('Only admins resolve errors.');
  update public.error_groups as groups set
    status = case when is_resolved then 'resolved' else 'open' end,
    resolved_at = case when is_resolved then now() end,
    resolved_versions = case
      when is_resolved then array(
        select distinct days.version from public.error_days as days
        where days.group_id = groups.id and days.version <> '' order by 1
      )
      else '{}'
    end
    where groups.id = set_error_status.group_id
    returning groups.status into changed;
  if changed is not null then
    perform private.audit(
      case when is_resolved then 'error.resolved' else 'error.reopened' end, 'error:' || set_error_status.group_id, '{}'
    );
  end if;
  return changed;
end;
$$;

-- The groups of an app, or of all, without samples: for `pnpm errors`. Those that are not resolved, newest first, 200 at most.
create function public.list_errors(app text default null)
  returns jsonb
  language sql
  stable
  security definer
as $$
  select coalesce(jsonb_agg(to_jsonb(listed) order by listed.last_seen desc), '[]')
  from (
    select
      groups.id, groups.kind, groups.app, groups.message, groups.place, groups.evidence, groups.owners, groups.route,
      groups.status, groups.count, groups.visitors, groups.first_seen, groups.first_version, groups.last_seen,
      groups.last_version
    from public.error_groups as groups
    where groups.status <> 'resolved' and (list_errors.app is null or groups.app = list_errors.app)
    order by groups.last_seen desc
    limit 200
  ) as listed;
$$;

-- Texts of the staff area that are typed and not saved, a few seconds old: what visitors see changes when a person saves
-- it, and a killed browser must not take the text along. The person who typed it is the only one who reads it.
-- Typed and not saved: of one text, one person and one tab.
create table public.working_copies (
  -- Of the text, such as blog-post:12.
  name text not null,
  tab text not null,
  kept_by uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- By the clock of the browser, which compares it with its own copies.
  kept_at timestamptz not null,
  content jsonb not null,
  primary key (name, kept_by, tab),
  constraint working_copies_name_length check (char_length(name) between 1 and 100),
  constraint working_copies_tab_length check (char_length(tab) between 1 and 40),
  constraint working_copies_content_length check (octet_length(content::text) <= 1000000)
);

call private.let_admins('keep their own working copies', 'all', 'public.working_copies', $$kept_by = (select auth.uid())$$);

create index working_copies_kept_by on public.working_copies (kept_by);

grant select, delete on table public.working_copies to authenticated;
grant insert (name, tab, kept_at, content), update (name, tab, kept_at, content)
  on table public.working_copies to authenticated;

-- The inbox of the staff: what waits for a person, read from the tables that know it. Nothing is stored here but what an
-- admin has put aside until another day.

-- Items of the inbox that an admin does not want to see before a time. Each admin has their own.
create table public.inbox_snoozes (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Key of the item, such as person:<id>.
  item text not null,
  until timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, item),
  constraint inbox_snoozes_item_length check (char_length(item) between 1 and 200)
);

call private.let_admins('read their own snoozes', 'select', 'public.inbox_snoozes', $$user_id = (select auth.uid())$$);
grant select on table public.inbox_snoozes to authenticated, service_role;

-- A mail that was given up, or that was refused three times and is tried again.
create function private.is_stuck(mail public.mail_queue)
  returns boolean
  language sql
  immutable
as $$
  select mail.status = 'failed' or (mail.status = 'queued' and mail.attempts >= 3 and mail.last_error is not null);
$$;

-- Requests that no one has begun to work on, and next steps whose day has come: of the caller and of no one, never of
-- another admin. The newest 25 of each kind; a row of the kind 'people-more' counts the rest.
create function private.inbox_people(admin uuid)
  returns table (key text, kind text, urgency text, at timestamptz, count bigint, facts jsonb)
  language sql
  stable
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

-- Mails that do not arrive. An address of a person that bounces is one item with the answer of its server, whatever the number of
-- mails; a letter to a person leads to their record; all others are counted by the first word of their key, such as newsletter.
-- Beyond 25 of a kind the mails and addresses are counted in one item, as requests of people are.
create function private.inbox_mails()
  returns table (key text, kind text, urgency text, at timestamptz, count bigint, facts jsonb)
  language sql
  stable
as $$
  with waiting as (
    select 'bounce:' || bounced.id as key,
      case bounced.reason when 'no-mailbox' then 'address-wrong' else 'mail-bounced' end as kind, bounced.created_at as at,
      jsonb_build_object(
        'id', bounced.id, 'name', bounced.name, 'email', bounced.email, 'reason', bounced.reason, 'code', bounced.code,
        'error', left(bounced.answer, 200)
      ) as facts
    from (
      select distinct on (bounces.address_key) records.id, records.name, records.email, bounces.*
      from public.mail_bounces as bounces
      join public.people_records as records on records.email_key = bounces.address_key
      order by bounces.address_key, records.created_at desc, records.id
    ) as bounced
    union all
    select 'letter:' || mails.id, 'letter-failed', mails.created_at,
      jsonb_build_object(
        'id', mails.record_id, 'name', records.name, 'subject', mails.subject, 'error', left(mails.error, 200)
      )
    from public.people_mails as mails
    join public.people_records as records on records.id = mails.record_id
    where mails.status = 'failed' and mails.created_at > now() - interval '30 days'
      and not exists (
        select 1 from public.mail_bounces as bounces where bounces.address_key = records.email_key
      )
  ), ranked as (
    select waiting.*, row_number() over (partition by waiting.kind order by waiting.at desc, waiting.key) as place
    from waiting
  )
  select ranked.key, ranked.kind, 'now', ranked.at, 1::bigint, ranked.facts from ranked where ranked.place <= 25
  union all
  select 'people-more:' || ranked.kind, 'people-more', 'now', min(ranked.at), count(*),
    jsonb_build_object('of', ranked.kind)
  from ranked
  where ranked.place > 25
  group by ranked.kind
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
        join public.people_records as records on records.id = letters.record_id
        where letters.dedupe_key = mails.dedupe_key
          and (
            letters.status = 'failed'
            or exists (select 1 from public.mail_bounces as bounces where bounces.address_key = records.email_key)
          )
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
  -- Boards that need a person: one that shrank, and one that fails for days.
  (
    select
      'board:' || boards.id || ':' || boards.outcome,
      case boards.outcome when 'shrunk' then 'market-refused' else 'market-unreachable' end,
      case boards.outcome when 'shrunk' then 'today' else 'soon' end,
      boards.asked_at, 1::bigint,
      jsonb_build_object('source', 'job board of ' || boards.company, 'reason', left(boards.note, 300))
    from public.pay_boards as boards
    where boards.outcome = 'shrunk' or boards.failures >= 6
    order by boards.asked_at desc
    limit 10
  )
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
-- admins and 50 requests over a limit on; every change of another account's role by someone else;
-- every new kind of report of browsers.
create function private.inbox_security(admin uuid)
  returns table (key text, kind text, urgency text, at timestamptz, count bigint, facts jsonb)
  language sql
  stable
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
as $$
declare
  admin constant uuid := auth.uid();
begin
  perform private.require_admin('Only admins have an inbox.');
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
        where runs.name in ('deliver-mails', 'linkedin-due', 'jobs-report-due', 'market-refresh-due', 'job-boards-due')
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
as $$
begin
  perform private.require_admin('Only admins have an inbox.');
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
as $$
begin
  perform private.require_admin('Only admins have an inbox.');
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
as $$
declare
  retried integer;
begin
  perform private.require_admin('Only admins send mails again.');
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

-- What is deleted, and when: on one day at most that many rows, or that share of their table.
insert into private.retention_rules (relation, condition, stamp, is_held, daily_rows, daily_share) values
  ('public.contact_requests', $$created_at < now() - interval '24 months'$$, 'created_at', true, 50, 0.1),
  ('public.job_applications', $$created_at < now() - interval '24 months'$$, 'created_at', true, 50, 0.1),
  ('public.form_submissions', $$created_at < now() - interval '24 months'$$, 'created_at', true, 50, 0.1),
  ('public.salary_access_requests', $$requested_at < now() - interval '24 months'$$, 'requested_at', true, 50, 0.1),
  ('public.assessment_attempts', $$saved_at < now() - interval '24 months'$$, 'started_at', true, 50, 0.1),
  ('public.assessment_attempts', $$saved_at is null and started_at < now() - interval '30 days'$$, 'started_at', true, 50, 0.25),
  ('public.salary_alerts', $$status = 'pending' and consent_at < now() - interval '7 days'$$, 'consent_at', true, 50, 0.25),
  ('public.newsletter_subscribers', $$status = 'pending' and consent_at < now() - interval '7 days'$$, 'consent_at', true, 50, 0.25),
  ('public.mailing_deliveries', $$mailing = 'salary-alert-edition' and mailing_id in (
      select id from public.salary_alert_editions where finished_at < now() - interval '30 days'
    )$$, 'queued_at', true, 5000, 0.25),
  ('public.mailing_deliveries', $$mailing = 'newsletter-campaign' and mailing_id in (
    select id from public.newsletter_campaigns where finished_at < now() - interval '30 days'
  )$$, 'queued_at', true, 5000, 0.25),
  ('public.mail_queue', $$status = 'sent' and sent_at < now() - interval '30 days'$$, 'created_at', true, 50, 0.25),
  ('public.mail_queue', $$status = 'failed' and created_at < now() - interval '30 days'$$, 'created_at', true, 50, 0.25),
  ('public.mail_bounces', $$created_at < now() - interval '12 months'$$, 'created_at', true, 5000, 0.25),
  -- What is deleted by hand stays for a day, so that a person can take that back.
  ('public.people_notes', $$deleted_at < now() - interval '24 hours'$$, 'created_at', true, 5000, 0.1),
  ('public.people_answers', $$deleted_at < now() - interval '24 hours'$$, 'created_at', true, 5000, 0.1),
  ('public.working_copies', $$kept_at < now() - interval '30 days'$$, null, true, 50, 0.1),
  ('public.inbox_snoozes', $$until < now() - interval '1 day'$$, 'created_at', true, 5000, 0.1),
  ('private.known_devices', $$last_seen < now() - interval '12 months'$$, null, true, 50, 0.1),
  -- A link that was used is refused for as long as its row is kept.
  ('private.local_overrides', $$begun_at < now() - interval '12 months'$$, null, true, 50, 0.1),
  ('public.retention_days', $$last_at < now() - interval '24 months'$$, 'last_at', true, 5000, 0.1),
  ('public.csp_reports', $$last_seen < now() - interval '90 days'$$, 'last_seen', true, 5000, 0.25),
  ('public.security_events', $$last_seen < now() - interval '90 days'$$, 'last_seen', true, 5000, 0.25),
  ('public.error_groups', $$last_seen < now() - interval '90 days'$$, 'last_seen', true, 5000, 0.25),
  ('public.error_days', $$day < (now() - interval '90 days')::date$$, 'day::timestamptz', true, 5000, 0.25),
  -- Visits go before their sums by day, and take their numbers with them. Rows that count nothing any more follow.
  ('public.analytics_events', $$happened_at < now() - interval '90 days'$$, 'happened_at', true, 5000, 0.25),
  ('public.analytics_sessions', $$last_at < now() - interval '13 months'$$, 'last_at', true, 5000, 0.25),
  ('public.analytics_page_days', $$day < (now() - interval '25 months')::date$$, 'day::timestamptz', true, 5000, 0.25),
  ('public.analytics_session_days', $$day < (now() - interval '25 months')::date$$, 'day::timestamptz', true, 5000, 0.25),
  ('public.analytics_visit_pages', $$day < (now() - interval '90 days')::date$$, 'day::timestamptz', true, 5000, 0.25),
  ('public.analytics_visit_days', $$visitors = 0 and day < (now() - interval '13 months')::date$$, 'day::timestamptz', true, 5000, 0.25),
  ('public.analytics_visit_lists', $$amount = 0 and day < (now() - interval '13 months')::date$$, 'day::timestamptz', true, 5000, 0.25),
  -- Working rows. Counters of hours and of days that are over: an early end costs a count, and totals have no time and stay.
  ('private.sums', $$starts_at > '-infinity' and starts_at < now() - interval '24 hours'$$, 'starts_at', false, 50, 0.1),
  ('public.rate_limit_hits', $$at < now() - interval '24 hours'$$, 'at', false, 50, 0.1),
  ('public.linkedin_oauth_states', $$created_at < now() - interval '1 hour'$$, 'created_at', false, 50, 0.1),
  ('private.error_visitors', $$day < (now() - interval '2 days')::date$$, 'day::timestamptz', false, 50, 0.1);

call private.let_call('service_role',
  'claim_due_schedules', 'finish_schedule', 'operations_summary', 'record_errors', 'list_errors'
);
call private.let_call('authenticated',
  'set_error_status', 'staff_inbox', 'snooze_inbox_item', 'wake_inbox_item', 'retry_mails'
);
call private.seal_schemas();

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
