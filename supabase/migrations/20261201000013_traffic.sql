-- What visitors do, where the site collects it (COLLECT_ANALYTICS) and they have agreed. No address, no user agent
-- and no account is kept. A session is one tab of a browser, and what the dashboards call a visitor.
-- Samples are an audience of their own: every sum is by audience, so they are never counted with people.
-- docs/decisions/0100-traffic-as-a-tool.md and 0115-traffic-in-one-question.md have the reasons.

-- What happened, one row each.
create table public.analytics_events (
  id bigint generated always as identity primary key,
  session_id text not null,
  happened_at timestamptz not null,
  event_type text not null,
  page_path text not null,
  audience text not null,
  metadata jsonb not null default '{}',
  -- CLS, FCP, INP, LCP or TTFB, with its value (ms; CLS has no unit) and the app that owns the page.
  vital text,
  value double precision,
  app text,
  app_version text,
  -- How the page was passed on, as far as the site can see it.
  shared_by text generated always as (
    case
      when event_type = 'link_click' then case
        when metadata ->> 'url' like 'https://www.linkedin.com/sharing/%' then 'LinkedIn'
        when metadata ->> 'url' like 'https://twitter.com/intent/%' then 'X'
        when metadata ->> 'url' = 'mailto:?' then 'E-mail'
      end
      when event_type = 'button_click' and metadata ->> 'text' = 'Copy link' then 'Copied link'
    end
  ) stored,
  constraint analytics_events_session_form check (session_id ~ '^[0-9a-z-]{8,40}$'),
  constraint analytics_events_type_form check (event_type ~ '^[a-z]+(_[a-z]+)*$' and char_length(event_type) <= 40),
  constraint analytics_events_path_form check (page_path ~ '^/' and char_length(page_path) <= 300),
  constraint analytics_events_audience_known check (audience in ('visitor', 'staff', 'bot', 'sample')),
  constraint analytics_events_metadata_size check (jsonb_typeof(metadata) = 'object' and length(metadata::text) <= 2000),
  constraint analytics_events_vital_whole check (
    (event_type = 'core_web_vitals') = (num_nonnulls(vital, value, app, app_version) = 4)
  )
);

-- One row for each session, kept up to date by the events.
create table public.analytics_sessions (
  session_id text primary key,
  -- Staff: an admin was signed in. Bot: its user agent says so. Sample: made up by a generator.
  audience text not null,
  started_at timestamptz not null,
  last_at timestamptz not null,
  landing_path text,
  -- Host of the site that led here; null where none was named.
  referrer_host text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_term text,
  utm_content text,
  views integer not null default 0,
  is_engaged boolean not null default false,
  gave_email boolean not null default false,
  -- The contact form arrived.
  sent_contact boolean not null default false,
  sent_application boolean not null default false,
  joined_newsletter boolean not null default false,
  passed_gate boolean not null default false,
  exits integer not null default 0,
  time_ms bigint not null default 0,
  depth_sum bigint not null default 0,
  -- Its first twelve pages in order; a page that is loaded again is named once.
  journey text[] not null default '{}',
  -- Monday of the week in which this browser first agreed, as the browser remembers it: a date, not an id. Null where it told
  -- none.
  first_week date,
  -- The first visit of its browser in its week: counting these counts browsers.
  opened_week boolean not null default false,
  -- The conditions of a segment, so that no question computes them for each visit.
  -- On which it began, in UTC.
  day date not null generated always as ((started_at at time zone 'UTC')::date) stored,
  source text not null generated always as (coalesce(utm_source, referrer_host, 'direct')) stored,
  kind text not null generated always as (
    case when utm_source is not null then 'campaign' when referrer_host is not null then 'referrer' else 'direct' end
  ) stored,
  -- Its browser first agreed in an earlier week.
  is_returning boolean not null generated always as (
    coalesce(first_week < date_trunc('week', started_at at time zone 'UTC')::date, false)
  ) stored,
  constraint analytics_sessions_audience_known check (audience in ('visitor', 'staff', 'bot', 'sample')),
  constraint analytics_sessions_times check (last_at >= started_at),
  constraint analytics_sessions_first_week_monday check (extract(isodow from first_week) = 1),
  constraint analytics_sessions_journey_length check (cardinality(journey) <= 12)
);

-- Sums for each page and day, kept up to date by the events.
create table public.analytics_page_days (
  -- In UTC.
  day date not null,
  page_path text not null,
  audience text not null,
  views integer not null default 0,
  exits integer not null default 0,
  -- Of all views that ended; depth_sum is the sum of their greatest depths in percent.
  time_ms bigint not null default 0,
  depth_sum bigint not null default 0,
  engaged integer not null default 0,
  reached_25 integer not null default 0,
  reached_50 integer not null default 0,
  reached_75 integer not null default 0,
  reached_100 integer not null default 0,
  primary key (day, page_path, audience)
);

-- Old rows go by their time; the lists of the dashboards read by time as well.
create index analytics_events_happened_at on public.analytics_events using brin (happened_at);
create index analytics_events_vitals on public.analytics_events (happened_at)
  include (session_id, page_path, app, app_version, vital, value, audience) where vital is not null;
-- Lists, journeys and pages of a segment read views by time.
create index analytics_events_views on public.analytics_events (happened_at)
  include (session_id, page_path, audience) where event_type = 'page_view';
create index analytics_events_sample on public.analytics_events (id) where audience = 'sample';
create index analytics_events_shares on public.analytics_events (happened_at)
  where shared_by is not null;
create index analytics_sessions_last_at on public.analytics_sessions (last_at);
create index analytics_sessions_sample on public.analytics_sessions (session_id) where audience = 'sample';
create index analytics_sessions_visits on public.analytics_sessions (audience, day)
  include (source, utm_campaign, landing_path, is_returning, views, is_engaged, gave_email, sent_contact, sent_application,
    joined_newsletter, passed_gate, exits, time_ms, depth_sum)
  where views > 0;

-- What each visit did on each of its pages. Lists of pages follow a segment through it: sums of a day do not know whose views
-- they are, and adding up single events takes too long. Kept as long as the events that it adds up.

-- Sums of the events of one session on one page; `day` is that of its first event.
create table public.analytics_visit_pages (
  session_id text not null,
  like public.analytics_page_days,
  -- On which its visit began, in UTC; null as long as the visit has viewed no page.
  visit_day date,
  source text not null,
  campaign text not null,
  landing_path text not null,
  is_returning boolean not null,
  primary key (session_id, page_path)
);

-- Rows come in the order of their days.
create index analytics_visit_pages_day on public.analytics_visit_pages using brin (day);
create index analytics_visit_pages_visits on public.analytics_visit_pages (audience, visit_day);

-- Sums of the visits that are still rows, by day: what the tool asks of all visits, of new and of returning ones. Each is exact at
-- every moment: a statement that changes visits changes the sums by the difference. Visits that retention has deleted are in
-- analytics_session_days instead.

-- Sums of the rows of analytics_sessions that viewed a page, by the day on which they began.
create table public.analytics_visit_days (
  audience text not null,
  day date not null,
  is_returning boolean not null,
  visitors bigint not null,
  views bigint not null,
  engaged bigint not null,
  emails bigint not null,
  contacts bigint not null,
  applications bigint not null,
  newsletters bigint not null,
  gates bigint not null,
  exits bigint not null,
  time_ms bigint not null,
  depth_sum bigint not null,
  primary key (audience, day, is_returning)
);

-- The same visits by the names of each list.
create table public.analytics_visit_lists (
  audience text not null,
  list text not null,
  day date not null,
  name text not null,
  is_returning boolean not null,
  -- Visits; of the list page, their views.
  amount bigint not null,
  primary key (audience, list, day, name, is_returning),
  constraint analytics_visit_lists_known check (list in ('source', 'campaign', 'landing', 'page'))
);

-- The past of sessions that were deleted by age: sums without session ids.
create table public.analytics_session_days (
  like public.analytics_visit_days,
  source text not null,
  kind text not null,
  medium text not null,
  campaign text not null,
  landing_path text not null,
  primary key (day, audience, source, kind, medium, campaign, landing_path, is_returning)
);

call private.let_admins_read(
  'public.analytics_events', 'public.analytics_sessions', 'public.analytics_page_days', 'public.analytics_session_days',
  'public.analytics_visit_pages', 'public.analytics_visit_days', 'public.analytics_visit_lists'
);

-- Keeps visits, sums of pages by day and pages of visits in step with the events, once for each statement that adds some.
create function private.sum_up_events()
  returns trigger
  language plpgsql
  security definer
as $$
begin
  update public.analytics_sessions as sessions
    set started_at = least(sessions.started_at, news.first_at),
      last_at = greatest(sessions.last_at, news.last_at),
      landing_path = coalesce(sessions.landing_path, news.pages[1]),
      views = sessions.views + news.views,
      is_engaged = sessions.is_engaged or news.is_engaged,
      gave_email = sessions.gave_email or news.gave_email,
      sent_contact = sessions.sent_contact or news.sent_contact,
      sent_application = sessions.sent_application or news.sent_application,
      joined_newsletter = sessions.joined_newsletter or news.joined_newsletter,
      passed_gate = sessions.passed_gate or news.passed_gate,
      exits = sessions.exits + news.exits,
      time_ms = sessions.time_ms + news.time_ms,
      depth_sum = sessions.depth_sum + news.depth_sum,
      journey = (sessions.journey || case
        when news.pages[1] = sessions.journey[cardinality(sessions.journey)] then news.pages[2:]
        else coalesce(news.pages, '{}')
      end)[1:12]
    from (
      select
        told.session_id,
        min(told.happened_at) as first_at,
        max(told.happened_at) as last_at,
        array_agg(told.page_path order by told.happened_at, told.id)
          filter (where told.event_type = 'page_view' and told.page_path is distinct from told.page_before) as pages,
        count(*) filter (where told.event_type = 'page_view') as views,
        bool_or(told.event_type = 'engaged_user') as is_engaged,
        bool_or(told.event_type = 'email_captured') as gave_email,
        coalesce(bool_or(told.sent_form = 'contact'), false) as sent_contact,
        coalesce(bool_or(told.sent_form = 'apply'), false) as sent_application,
        coalesce(bool_or(told.sent_form = 'newsletter'), false) as joined_newsletter,
        coalesce(bool_or(told.sent_form = 'salary-access'), false) as passed_gate,
        count(*) filter (where told.event_type = 'page_exit') as exits,
        coalesce(sum((told.metadata ->> 'total_time')::bigint) filter (where told.event_type = 'page_exit'), 0) as time_ms,
        coalesce(sum((told.metadata ->> 'max_scroll_depth')::bigint) filter (where told.event_type = 'page_exit'), 0) as depth_sum
      from (
        select added.*,
          case when added.event_type = 'form_submission' and added.metadata @> '{"success":true}'
            then added.metadata ->> 'form_type' end as sent_form,
          case when added.event_type = 'page_view' then lag(added.page_path) over (
            partition by added.session_id, added.event_type order by added.happened_at, added.id
          ) end as page_before
        from added
      ) as told
      group by told.session_id
    ) as news
    where sessions.session_id = news.session_id;

  with told as (
    select added.session_id, added.page_path, added.audience, (added.happened_at at time zone 'UTC')::date as day,
      count(*) filter (where added.event_type = 'page_view') as views,
      count(*) filter (where added.event_type = 'page_exit') as exits,
      coalesce(sum((added.metadata ->> 'total_time')::bigint) filter (where added.event_type = 'page_exit'), 0) as time_ms,
      coalesce(sum((added.metadata ->> 'max_scroll_depth')::bigint) filter (where added.event_type = 'page_exit'), 0) as depth_sum,
      count(*) filter (where added.event_type = 'engaged_user') as engaged,
      count(*) filter (where added.event_type = 'scroll_depth' and added.metadata @> '{"depth":25}') as reached_25,
      count(*) filter (where added.event_type = 'scroll_depth' and added.metadata @> '{"depth":50}') as reached_50,
      count(*) filter (where added.event_type = 'scroll_depth' and added.metadata @> '{"depth":75}') as reached_75,
      count(*) filter (where added.event_type = 'scroll_depth' and added.metadata @> '{"depth":100}') as reached_100
    from added
    where added.event_type in ('page_view', 'page_exit', 'engaged_user', 'scroll_depth')
    group by 1, 2, 3, 4
  ), of_days as (
    insert into public.analytics_page_days as sums
      select told.day, told.page_path, told.audience, sum(told.views), sum(told.exits), sum(told.time_ms), sum(told.depth_sum),
        sum(told.engaged), sum(told.reached_25), sum(told.reached_50), sum(told.reached_75), sum(told.reached_100)
      from told
      group by 1, 2, 3
      -- Writers take the rows in one order and never wait for each other in a circle.
      order by 1, 2, 3
      on conflict (day, page_path, audience) do update
        set views = sums.views + excluded.views, exits = sums.exits + excluded.exits,
          time_ms = sums.time_ms + excluded.time_ms, depth_sum = sums.depth_sum + excluded.depth_sum,
          engaged = sums.engaged + excluded.engaged,
          reached_25 = sums.reached_25 + excluded.reached_25, reached_50 = sums.reached_50 + excluded.reached_50,
          reached_75 = sums.reached_75 + excluded.reached_75, reached_100 = sums.reached_100 + excluded.reached_100
  )
  insert into public.analytics_visit_pages as sums
    select told.session_id, min(told.day), told.page_path, sessions.audience, sum(told.views), sum(told.exits),
      sum(told.time_ms), sum(told.depth_sum), sum(told.engaged), sum(told.reached_25), sum(told.reached_50),
      sum(told.reached_75), sum(told.reached_100), case when sessions.views > 0 then sessions.day end, sessions.source,
      coalesce(sessions.utm_campaign, ''), coalesce(sessions.landing_path, ''), sessions.is_returning
    from told join public.analytics_sessions as sessions on sessions.session_id = told.session_id
    group by told.session_id, told.page_path, sessions.session_id
    order by 1, 3
    on conflict (session_id, page_path) do update
      set day = least(sums.day, excluded.day), views = sums.views + excluded.views, exits = sums.exits + excluded.exits,
        time_ms = sums.time_ms + excluded.time_ms, depth_sum = sums.depth_sum + excluded.depth_sum,
        engaged = sums.engaged + excluded.engaged,
        reached_25 = sums.reached_25 + excluded.reached_25, reached_50 = sums.reached_50 + excluded.reached_50,
        reached_75 = sums.reached_75 + excluded.reached_75, reached_100 = sums.reached_100 + excluded.reached_100;
  return null;
end;
$$;

create trigger analytics_events_sum_up
  after insert on public.analytics_events
  referencing new table as added
  for each statement execute function private.sum_up_events();

-- Stores what one tab sent: {session_id, user_id, is_bot, referrer_host, utm: {source, medium, campaign, term,
-- content}, first_week, opened_week: what the browser remembers of its weeks, events: [{type, path, age_ms, metadata}]}. Times count
-- back from now: no clock but this one is trusted. The account only decides whether this is staff.
create function private.record_analytics_events(batch jsonb)
  returns void
  language plpgsql
  security definer
as $$
declare
  at constant timestamptz := clock_timestamp();
  this_week constant date := date_trunc('week', at at time zone 'UTC')::date;
  told_week date := (batch ->> 'first_week')::date;
  of_audience text := case when (batch ->> 'is_bot')::boolean then 'bot' else 'visitor' end;
begin
  if exists (
    select 1 from public.user_roles as roles
    where roles.user_id = (batch ->> 'user_id')::uuid and roles.role = 'admin'
  ) then
    of_audience := 'staff';
  end if;
  -- A browser with a wrong clock may name a week that has not begun.
  if told_week > this_week or extract(isodow from told_week) <> 1 then
    told_week := null;
  end if;

  insert into public.analytics_sessions as known
      (session_id, audience, started_at, last_at, referrer_host, utm_source, utm_medium, utm_campaign, utm_term, utm_content,
        first_week, opened_week)
    values (
      batch ->> 'session_id', of_audience, at, at, batch ->> 'referrer_host',
      batch #>> '{utm,source}', batch #>> '{utm,medium}', batch #>> '{utm,campaign}', batch #>> '{utm,term}',
      batch #>> '{utm,content}',
      told_week, told_week is not null and coalesce((batch ->> 'opened_week')::boolean, false)
    )
    on conflict (session_id) do update
      -- Once staff, always staff: whoever signs in later was staff before.
      set audience = case when 'staff' in (known.audience, excluded.audience) then 'staff' else known.audience end,
        referrer_host = coalesce(known.referrer_host, excluded.referrer_host),
        utm_source = coalesce(known.utm_source, excluded.utm_source),
        utm_medium = coalesce(known.utm_medium, excluded.utm_medium),
        utm_campaign = coalesce(known.utm_campaign, excluded.utm_campaign),
        utm_term = coalesce(known.utm_term, excluded.utm_term),
        utm_content = coalesce(known.utm_content, excluded.utm_content)
    returning known.audience into of_audience;

  insert into public.analytics_events
      (session_id, happened_at, event_type, page_path, audience, metadata, vital, value, app, app_version)
    select
      batch ->> 'session_id',
      at - make_interval(secs => least(greatest((event ->> 'age_ms')::double precision, 0), 86400000) / 1000),
      event ->> 'type', event ->> 'path', of_audience,
      case when event ->> 'type' = 'core_web_vitals' then '{}' else coalesce(event -> 'metadata', '{}') end,
      measured.name, measured.value, measured.app, measured.app_version
    from jsonb_array_elements(batch -> 'events') with ordinality as list (event, place)
    left join lateral jsonb_to_record(case when event ->> 'type' = 'core_web_vitals' then event -> 'metadata' end)
      as measured (name text, value double precision, app text, app_version text) on true
    order by place;
end;
$$;

create function private.roll_up_sessions()
  returns trigger
  language plpgsql
  security definer
as $$
begin
  insert into public.analytics_session_days as sums
    select
      gone.audience, gone.day, gone.is_returning,
      count(*), sum(gone.views), count(*) filter (where gone.is_engaged), count(*) filter (where gone.gave_email),
      count(*) filter (where gone.sent_contact), count(*) filter (where gone.sent_application),
      count(*) filter (where gone.joined_newsletter), count(*) filter (where gone.passed_gate),
      sum(gone.exits), sum(gone.time_ms), sum(gone.depth_sum),
      gone.source, gone.kind, coalesce(gone.utm_medium, ''), coalesce(gone.utm_campaign, ''), coalesce(gone.landing_path, '')
    from gone
    where gone.views > 0 and gone.audience <> 'sample'
    group by 1, 2, 3, 15, 16, 17, 18, 19
    order by 1, 2, 3, 15, 16, 17, 18, 19
    on conflict (day, audience, source, kind, medium, campaign, landing_path, is_returning) do update
      set visitors = sums.visitors + excluded.visitors, views = sums.views + excluded.views,
        engaged = sums.engaged + excluded.engaged, emails = sums.emails + excluded.emails,
        contacts = sums.contacts + excluded.contacts, applications = sums.applications + excluded.applications,
        newsletters = sums.newsletters + excluded.newsletters, gates = sums.gates + excluded.gates,
        exits = sums.exits + excluded.exits, time_ms = sums.time_ms + excluded.time_ms,
        depth_sum = sums.depth_sum + excluded.depth_sum;
  return null;
end;
$$;

create trigger analytics_sessions_roll_up
  after delete on public.analytics_sessions
  referencing old table as gone
  for each statement execute function private.roll_up_sessions();

-- Stores what one tab sent, as private.record_analytics_events says. `sender` is {ip_hash, network_hash}. Counted is about what the
-- rows and their indexes take: those of the session, of the events, and of pages that are new. {"status":"stored"} or
-- {"status":"limited","retry_after_seconds":…}.
create function public.record_analytics_events(batch jsonb, sender jsonb)
  returns jsonb
  language plpgsql
  security definer
as $$
declare
  bytes constant bigint := (
    select pg_catalog.octet_length(batch::text) + 500 + 300 * count(*) + 600 * count(distinct event ->> 'path')
    from jsonb_array_elements(batch -> 'events') as event
  );
  ip constant text := 'ip:' || (sender ->> 'ip_hash');
  network constant text := 'net:' || (sender ->> 'network_hash');
begin
  if private.exceeded('events', bytes, ip, network) is null then
    begin
      perform private.record_analytics_events(batch);
      -- Last, because every other batch waits for the counter from here on. Where there is no room after all, nothing stays.
      if private.take('events', bytes, ip, network) then
        return jsonb_build_object('status', 'stored');
      end if;
      raise exception using errcode = 'TL001';
    exception when sqlstate 'TL001' then
      null;
    end;
  end if;
  perform private.count_security_event('rate-limited', 'events', 'too-many', sender ->> 'ip_hash', '', 1);
  return private.limited_until(private.sum_ends_at('events'));
end;
$$;

-- When sample visits were added to this database: once, so that deleted ones stay deleted.
create table private.sample_visits (
  one boolean primary key default true check (one),
  added_at timestamptz not null default now()
);

-- Deletes every sample visit with its sums, and answers how many there were. Raises 42501 for everybody but admins.
create function public.delete_sample_visits()
  returns bigint
  language plpgsql
  security definer
as $$
declare
  deleted bigint;
begin
  perform private.require_admin('Only admins delete sample visits.');
  delete from public.analytics_events where audience = 'sample';
  delete from public.analytics_page_days where audience = 'sample';
  delete from public.analytics_visit_pages where audience = 'sample';
  delete from public.analytics_sessions where audience = 'sample';
  get diagnostics deleted = row_count;
  delete from public.analytics_visit_days where audience = 'sample';
  delete from public.analytics_visit_lists where audience = 'sample';
  if deleted > 0 then
    perform private.audit('traffic.samples-deleted', 'traffic', pg_catalog.jsonb_build_object('visits', deleted));
  end if;
  return deleted;
end;
$$;

-- What the traffic tool asks. Each function runs with the rights of its caller: row-level security gives admins the rows, and
-- everybody else none. Days are whole days in UTC, both ends included. `segment` is {source, campaign, landing, page, visits}, each
-- optional: the source of a visit, its campaign, its first page, a page that it viewed, and new or returning.
--
-- A plan that is kept for every segment would look each condition up in `segment` for each visit: each is planned for its own.

-- Every visit of the range, and the sums of those that retention has deleted. Without a setting of its own it becomes part of
-- the query that uses it, so that only the columns that are needed are read. `journey`, `session_id`, `referrer_host`,
-- `first_week` and `opened_week` are null in sums of visits that retention has deleted. A page is no part of those sums.
create function public.traffic_visits(from_day date, to_day date, of_audience text, segment jsonb)
  returns table (
    day date, source text, kind text, medium text, campaign text, landing_path text, is_returning boolean,
    visitors bigint, views bigint, engaged bigint, emails bigint, contacts bigint, applications bigint, newsletters bigint,
    gates bigint, exits bigint, time_ms bigint, depth_sum bigint, journey text[], session_id text, referrer_host text,
    first_week date, opened_week boolean
  )
  language sql
  stable
as $$
  select *
  from (
    select sessions.day, sessions.source, sessions.kind, coalesce(sessions.utm_medium, '') as medium,
      coalesce(sessions.utm_campaign, '') as campaign, coalesce(sessions.landing_path, '') as landing_path,
      sessions.is_returning, 1::bigint as visitors, sessions.views::bigint as views,
      sessions.is_engaged::integer::bigint as engaged, sessions.gave_email::integer::bigint as emails,
      sessions.sent_contact::integer::bigint as contacts, sessions.sent_application::integer::bigint as applications,
      sessions.joined_newsletter::integer::bigint as newsletters, sessions.passed_gate::integer::bigint as gates,
      sessions.exits::bigint as exits, sessions.time_ms, sessions.depth_sum, sessions.journey, sessions.session_id,
      sessions.referrer_host, sessions.first_week, sessions.opened_week
    from public.analytics_sessions as sessions
    where sessions.day between from_day and to_day and sessions.audience = of_audience and sessions.views > 0
    union all
    select past.day, past.source, past.kind, past.medium, past.campaign, past.landing_path, past.is_returning,
      past.visitors, past.views, past.engaged, past.emails, past.contacts, past.applications, past.newsletters, past.gates,
      past.exits, past.time_ms, past.depth_sum, null::text[], null::text, null::text, null::date, null::boolean
    from public.analytics_session_days as past
    where past.day between from_day and to_day and past.audience = of_audience
  ) as visits
  where (segment = '{}' or (
    (segment ->> 'source' is null or visits.source = segment ->> 'source')
    and (segment ->> 'campaign' is null or visits.campaign = segment ->> 'campaign')
    and (segment ->> 'landing' is null or visits.landing_path = segment ->> 'landing')
    and (segment ->> 'page' is null or segment ->> 'page' = any (visits.journey))
    and (segment ->> 'visits' is null or visits.is_returning = (segment ->> 'visits' = 'returning'))
  ));
$$;

-- Pages of the visits of a segment, of visits that began in the range.
create function public.traffic_visit_pages(from_day date, to_day date, of_audience text, segment jsonb)
  returns setof public.analytics_visit_pages
  language sql
  stable
as $$
  select pages.*
  from public.analytics_visit_pages as pages
  where pages.visit_day between from_day and to_day and pages.audience = of_audience
    and (segment ->> 'source' is null or pages.source = segment ->> 'source')
    and (segment ->> 'campaign' is null or pages.campaign = segment ->> 'campaign')
    and (segment ->> 'landing' is null or pages.landing_path = segment ->> 'landing')
    and (segment ->> 'visits' is null or pages.is_returning = (segment ->> 'visits' = 'returning'))
    and (segment ->> 'page' is null or pages.session_id in (
      select visits.session_id from public.traffic_visits(from_day, to_day, of_audience, segment) as visits
      where visits.session_id is not null
    ));
$$;

create function public.traffic_sources(from_day date, to_day date, of_audience text, segment jsonb default '{}')
  returns table (source text, kind text, visitors bigint, engaged bigint, emails bigint, contacts bigint)
  language sql
  stable
  set jit = 'off'
  set plan_cache_mode = 'force_custom_plan'
as $$
  select visits.source, visits.kind, sum(visits.visitors)::bigint, sum(visits.engaged)::bigint, sum(visits.emails)::bigint,
    sum(visits.contacts)::bigint
  from public.traffic_visits(from_day, to_day, of_audience, segment) as visits
  group by 1, 2;
$$;

create function public.traffic_campaigns(from_day date, to_day date, of_audience text, segment jsonb default '{}')
  returns table (
    campaign text, source text, medium text, visitors bigint, engaged bigint, emails bigint, contacts bigint
  )
  language sql
  stable
  set jit = 'off'
  set plan_cache_mode = 'force_custom_plan'
as $$
  select visits.campaign, case when visits.kind = 'campaign' then visits.source else '' end, visits.medium,
    sum(visits.visitors)::bigint, sum(visits.engaged)::bigint, sum(visits.emails)::bigint, sum(visits.contacts)::bigint
  from public.traffic_visits(from_day, to_day, of_audience, segment) as visits
  where visits.kind = 'campaign' or visits.campaign <> '' or visits.medium <> ''
  group by 1, 2, 3;
$$;

-- From a visit to a goal (contact, application, newsletter, gate), each step a part of the one before. `form_paths` are the
-- starts of the addresses with the goal's form; without any, the third step is left out. The pages of a visit are compared as one
-- text, which is four times faster than pair by pair, and only where nothing cheaper decides the step.
create function public.traffic_funnel(
  from_day date, to_day date, of_audience text, segment jsonb, goal text, form_paths text[]
)
  returns table (visited bigint, read_on bigint, opened_form bigint, reached bigint)
  language sql
  stable
  set jit = 'off'
  set plan_cache_mode = 'force_custom_plan'
as $$
  select count(*), count(*) filter (where is_reader or has_opened), count(*) filter (where has_opened),
    count(*) filter (where has_reached)
  from (
    select has_reached, is_reader, case when has_reached then true else
        -- A line a page, and patterns of the beginnings of lines.
        E'\n' || pg_catalog.array_to_string(journey, E'\n') like any (array(
          select E'%\n' || pg_catalog.regexp_replace(forms.start, '([\\%_])', '\\\1', 'g') || '%'
          from unnest(form_paths) as forms (start)
        ))
      end as has_opened
    from (
      select visits.journey, visits.engaged > 0 or visits.views > 1 as is_reader,
        case goal when 'contact' then visits.contacts when 'application' then visits.applications
          when 'newsletter' then visits.newsletters when 'gate' then visits.gates end > 0 as has_reached
      from public.traffic_visits(from_day, to_day, of_audience, segment) as visits
      -- Sums of deleted visits know no way through the site.
      where visits.journey is not null
    ) as told
    -- Each search is made once.
    offset 0
  ) as steps;
$$;

-- The ways through the site that most visits of two pages and more began with: up to four pages.
create function public.traffic_journeys(from_day date, to_day date, of_audience text, segment jsonb)
  returns table (pages text[], visitors bigint, total bigint)
  language sql
  stable
  set work_mem = '64MB'
  set jit = 'off'
  set plan_cache_mode = 'force_custom_plan'
as $$
  select visits.journey[1:4], count(*), (sum(count(*)) over ())::bigint
  from public.traffic_visits(from_day, to_day, of_audience, segment) as visits
  where cardinality(visits.journey) > 1
  group by 1
  order by 2 desc, 1
  limit 12;
$$;

-- Marks for a time axis: posts that became public in the range, with the moment and the day in UTC.
create function public.traffic_marks(from_day date, to_day date)
  returns table (day date, title text, slug text, at timestamptz)
  language sql
  stable
as $$
  select (posts.published_at at time zone 'UTC')::date, posts.title, posts.slug, posts.published_at
  from public.blog_posts as posts
  where public.is_admin() and posts.status in ('published', 'scheduled') and posts.published_at <= pg_catalog.now()
    and posts.published_at >= from_day::timestamp at time zone 'UTC'
    and posts.published_at < (to_day + 1)::timestamp at time zone 'UTC'
  order by posts.published_at
  limit 1000;
$$;

-- Parts of the visits to which an admin has given a name. Each admin has their own. docs/decisions/0100-traffic-as-a-tool.md

create table public.traffic_segments (
  -- From the browser, so that an insert whose answer was lost can be asked for again, and an undone delete is the same row.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  -- As the argument `segment` of the functions traffic_…
  filters jsonb not null,
  created_at timestamptz not null default now(),
  constraint traffic_segments_name_form check (name = btrim(name) and char_length(name) between 1 and 60),
  constraint traffic_segments_filters_form check (
    jsonb_typeof(filters) = 'object' and filters <> '{}' and length(filters::text) <= 2000
    and filters - array['source', 'campaign', 'landing', 'page', 'visits'] = '{}'
    and not jsonb_path_exists(filters, '$.* ? (@.type() != "string")')
    and coalesce(filters ->> 'visits', 'new') in ('new', 'returning')
  )
);

create unique index traffic_segments_name on public.traffic_segments (user_id, lower(name));

call private.let_admins('have segments of their own', 'all', 'public.traffic_segments', $$user_id = (select auth.uid())$$);

grant select, delete, insert (id, name, filters), update (name) on table public.traffic_segments to authenticated;
grant select on table public.traffic_segments to service_role;

create function private.limit_traffic_segments()
  returns trigger
  language plpgsql
  security definer
as $$
begin
  if (select count(*) >= 100 from public.traffic_segments as segments where segments.user_id = new.user_id) then
    raise exception 'At most 100 segments have a name.' using errcode = '54000';
  end if;
  return new;
end;
$$;

create trigger traffic_segments_limit
  before insert on public.traffic_segments
  for each row execute function private.limit_traffic_segments();

-- Pages by the day of their views, or, in a segment, by the day on which their visit began. Of the two halves one is empty, and
-- PostgreSQL does not begin it.
create function public.traffic_pages(from_day date, to_day date, of_audience text, segment jsonb default '{}')
  returns table (
    page_path text, views bigint, engaged bigint, average_ms double precision, average_depth double precision,
    reached_25 bigint, reached_50 bigint, reached_75 bigint, reached_100 bigint
  )
  language sql
  stable
  set work_mem = '64MB'
  set jit = 'off'
  set plan_cache_mode = 'force_custom_plan'
as $$
  select sums.page_path, sum(sums.views)::bigint, sum(sums.engaged)::bigint,
    sum(sums.time_ms)::double precision / nullif(sum(sums.exits), 0),
    sum(sums.depth_sum)::double precision / nullif(sum(sums.exits), 0),
    sum(sums.reached_25)::bigint, sum(sums.reached_50)::bigint, sum(sums.reached_75)::bigint,
    sum(sums.reached_100)::bigint
  from public.analytics_page_days as sums
  where segment = '{}' and sums.day between from_day and to_day and sums.audience = of_audience
  group by sums.page_path
  union all
  select pages.page_path, sum(pages.views)::bigint, sum(pages.engaged)::bigint,
    sum(pages.time_ms)::double precision / nullif(sum(pages.exits), 0),
    sum(pages.depth_sum)::double precision / nullif(sum(pages.exits), 0),
    sum(pages.reached_25)::bigint, sum(pages.reached_50)::bigint, sum(pages.reached_75)::bigint,
    sum(pages.reached_100)::bigint
  from public.traffic_visit_pages(from_day, to_day, of_audience, segment) as pages
  where segment <> '{}'
  group by pages.page_path;
$$;

-- What was passed on, and how many visitors then began on that page coming from the same network.
create function public.traffic_shares(from_day date, to_day date, of_audience text, segment jsonb default '{}')
  returns table (page_path text, way text, shares bigint, arrivals bigint)
  language sql
  stable
  set jit = 'off'
  set plan_cache_mode = 'force_custom_plan'
as $$
  with shared as (
    select events.page_path, events.shared_by as way, count(*) as shares
    from public.analytics_events as events
    where events.happened_at >= from_day::timestamp at time zone 'UTC'
      and events.happened_at < (to_day + 1)::timestamp at time zone 'UTC'
      and events.audience = of_audience and events.shared_by is not null
      and (segment = '{}' or exists (
        select 1 from public.traffic_visits(from_day, to_day, of_audience, segment) as visits
        where visits.session_id = events.session_id
      ))
    group by 1, 2
  ), arrived as (
    select visits.landing_path as page_path,
      case when visits.referrer_host like '%linkedin.com' or visits.referrer_host = 'lnkd.in' then 'LinkedIn' else 'X' end
        as way,
      count(*) as arrivals
    from public.traffic_visits(from_day, to_day, of_audience, segment) as visits
    where visits.landing_path <> ''
      and (visits.referrer_host like '%linkedin.com' or visits.referrer_host in ('lnkd.in', 't.co', 'twitter.com', 'x.com'))
    group by 1, 2
  )
  select coalesce(shared.page_path, arrived.page_path), coalesce(shared.way, arrived.way), coalesce(shared.shares, 0),
    -- Nothing tells where a visitor from a copied link or a mail comes from.
    case when coalesce(shared.way, arrived.way) in ('LinkedIn', 'X') then coalesce(arrived.arrivals, 0) end
  from shared
  full join arrived on arrived.page_path = shared.page_path and arrived.way = shared.way;
$$;

-- Browsers by the week of their first visit, and in which weeks they came. Each counts once a week, with the visit that opened
-- its week: a segment is one of these visits. `visits` of the segment is left out, because each row has both kinds.
create function public.traffic_retention(to_day date, of_audience text, weeks integer, segment jsonb default '{}')
  returns table (first_week date, week date, browsers bigint)
  language sql
  stable
  set jit = 'off'
  set plan_cache_mode = 'force_custom_plan'
as $$
  select visits.first_week, pg_catalog.date_trunc('week', visits.day::timestamp)::date, count(*)
  from public.traffic_visits(
    pg_catalog.date_trunc('week', to_day::timestamp)::date - 7 * (least(greatest(weeks, 1), 26) - 1),
    to_day, of_audience, segment - 'visits'
  ) as visits
  where visits.opened_week
    and visits.first_week
      >= pg_catalog.date_trunc('week', to_day::timestamp)::date - 7 * (least(greatest(weeks, 1), 26) - 1)
  group by 1, 2
  order by 1, 2;
$$;

-- The last 30 minutes: {at, visitors, views, minutes: 30 counts of views, oldest first, pages: [{path, visitors}],
-- sources: [{source, visitors}]}. A visitor is on the page that they opened last. Visits that began up to a week ago are
-- looked at: a tab may stay open.
create function public.traffic_live(of_audience text default 'visitor', segment jsonb default '{}')
  returns jsonb
  language sql
  stable
  set jit = 'off'
  set plan_cache_mode = 'force_custom_plan'
as $$
  with recent as materialized (
    select events.session_id, events.happened_at, events.page_path, visits.source
    from public.analytics_events as events
    -- A session becomes the staff's with its first event after the sign-in: what it did before is not a visitor's either.
    join public.traffic_visits(
      (pg_catalog.now() at time zone 'UTC')::date - 7, (pg_catalog.now() at time zone 'UTC')::date, of_audience, segment
    ) as visits on visits.session_id = events.session_id
    where events.event_type = 'page_view' and events.audience = of_audience
      and events.happened_at > pg_catalog.now() - interval '30 minutes'
  ), present as materialized (
    select distinct on (recent.session_id) recent.session_id, recent.page_path, recent.source
    from recent
    order by recent.session_id, recent.happened_at desc
  )
  select pg_catalog.jsonb_build_object(
    'at', pg_catalog.now(),
    'visitors', (select count(*) from present),
    'views', (select count(*) from recent),
    'minutes', (
      select pg_catalog.jsonb_agg(counts.views order by counts.minute desc)
      from (
        select minutes.minute, count(recent.session_id) as views
        from generate_series(0, 29) as minutes (minute)
        left join recent
          on pg_catalog.floor(extract(epoch from pg_catalog.now() - recent.happened_at) / 60) = minutes.minute
        group by 1
      ) as counts
    ),
    'pages', coalesce((
      select pg_catalog.jsonb_agg(top order by top.visitors desc, top.path)
      from (select page_path as path, count(*) as visitors from present group by 1 order by 2 desc, 1 limit 8) as top
    ), '[]'),
    'sources', coalesce((
      select pg_catalog.jsonb_agg(top order by top.visitors desc, top.source)
      from (select source, count(*) as visitors from present group by 1 order by 2 desc, 1 limit 8) as top
    ), '[]')
  );
$$;

-- The 75th percentile of the last 28 days of the range, the window in which Google judges core web vitals; `part` is a page, or
-- an app with its version. Sorting in memory is faster than counting classes of values.
create function public.traffic_vitals(
  from_day date, to_day date, of_audience text, by_version boolean, segment jsonb default '{}'
)
  returns table (part text, vital text, p75 double precision, samples bigint)
  language sql
  stable
  set work_mem = '64MB'
  set jit = 'off'
  set plan_cache_mode = 'force_custom_plan'
as $$
  with measured as (
    select case when by_version then events.app || ' ' || events.app_version else events.page_path end as part,
      events.vital, events.value
    from public.analytics_events as events
    where segment = '{}' and events.happened_at >= greatest(from_day, to_day - 27)::timestamp at time zone 'UTC'
      and events.happened_at < (to_day + 1)::timestamp at time zone 'UTC'
      and events.audience = of_audience and events.vital is not null
    union all
    select case when by_version then events.app || ' ' || events.app_version else events.page_path end,
      events.vital, events.value
    from public.traffic_visits(greatest(from_day, to_day - 27), to_day, of_audience, segment) as visits
    join public.analytics_events as events on events.session_id = visits.session_id
      and events.happened_at >= greatest(from_day, to_day - 27)::timestamp at time zone 'UTC'
      and events.happened_at < (to_day + 1)::timestamp at time zone 'UTC' and events.vital is not null
    where segment <> '{}'
  )
  select measured.part, measured.vital,
    percentile_disc(0.75) within group (order by measured.value), count(*)
  from measured
  group by 1, 2;
$$;

-- A later batch may change a visit: it belongs to staff, or began earlier. Its pages change with it.
create function private.tell_visit_pages()
  returns trigger
  language plpgsql
  security definer
as $$
begin
  update public.analytics_visit_pages as pages
    set audience = are.audience, visit_day = case when are.views > 0 then are.day end, source = are.source,
      campaign = coalesce(are.utm_campaign, ''), landing_path = coalesce(are.landing_path, ''),
      is_returning = are.is_returning
    from are
    join were on were.session_id = are.session_id
    where pages.session_id = are.session_id
      and (were.audience, were.day, were.views > 0, were.source, were.utm_campaign, were.landing_path, were.is_returning)
        is distinct from
        (are.audience, are.day, are.views > 0, are.source, are.utm_campaign, are.landing_path, are.is_returning);
  return null;
end;
$$;

create trigger analytics_sessions_tell_pages
  after update on public.analytics_sessions
  referencing old table as were new table as are
  for each statement execute function private.tell_visit_pages();

-- Adds what a statement did to visits: the new rows count once, the old ones minus once. Groups that stay as they are are left out,
-- so that most batches wait for no other.
create function private.count_visits()
  returns trigger
  language plpgsql
  security definer
as $$
declare
  changed constant text := case tg_op
    when 'INSERT' then 'select 1 as sign, are.* from are'
    when 'DELETE' then 'select -1 as sign, were.* from were'
    else 'select -1 as sign, were.* from were union all select 1, are.* from are'
  end;
begin
  execute pg_catalog.format($sql$
    insert into public.analytics_visit_days as sums
      select changes.*
      from (
        select visits.audience, visits.day, visits.is_returning,
          sum(visits.sign) as visitors, sum(visits.sign * visits.views) as views,
          sum(visits.sign * visits.is_engaged::integer) as engaged, sum(visits.sign * visits.gave_email::integer) as emails,
          sum(visits.sign * visits.sent_contact::integer) as contacts,
          sum(visits.sign * visits.sent_application::integer) as applications,
          sum(visits.sign * visits.joined_newsletter::integer) as newsletters,
          sum(visits.sign * visits.passed_gate::integer) as gates, sum(visits.sign * visits.exits) as exits,
          sum(visits.sign * visits.time_ms) as time_ms, sum(visits.sign * visits.depth_sum) as depth_sum
        from (%s) as visits
        where visits.views > 0
        group by 1, 2, 3
      ) as changes
      where (changes.visitors, changes.views, changes.engaged, changes.emails, changes.contacts, changes.applications,
          changes.newsletters, changes.gates, changes.exits, changes.time_ms, changes.depth_sum)
        <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
      -- Writers take the rows in one order and never wait for each other in a circle.
      order by 1, 2, 3
      on conflict (audience, day, is_returning) do update
        set visitors = sums.visitors + excluded.visitors, views = sums.views + excluded.views,
          engaged = sums.engaged + excluded.engaged, emails = sums.emails + excluded.emails,
          contacts = sums.contacts + excluded.contacts, applications = sums.applications + excluded.applications,
          newsletters = sums.newsletters + excluded.newsletters, gates = sums.gates + excluded.gates,
          exits = sums.exits + excluded.exits, time_ms = sums.time_ms + excluded.time_ms,
          depth_sum = sums.depth_sum + excluded.depth_sum
  $sql$, changed);
  execute pg_catalog.format($sql$
    insert into public.analytics_visit_lists as sums (audience, list, day, name, is_returning, amount)
      select visits.audience, names.list, visits.day, names.name, visits.is_returning, sum(visits.sign)
      from (%s) as visits
      cross join lateral (values
        ('source', visits.source), ('campaign', nullif(visits.utm_campaign, '')), ('landing', coalesce(visits.landing_path, ''))
      ) as names (list, name)
      where visits.views > 0 and names.name is not null
      group by 1, 2, 3, 4, 5
      having sum(visits.sign) <> 0
      order by 1, 2, 3, 4, 5
      on conflict (audience, list, day, name, is_returning) do update set amount = sums.amount + excluded.amount
  $sql$, changed);
  return null;
end;
$$;

create trigger analytics_sessions_count_added after insert on public.analytics_sessions
  referencing new table as are for each statement execute function private.count_visits();
create trigger analytics_sessions_count_changed after update on public.analytics_sessions
  referencing old table as were new table as are for each statement execute function private.count_visits();
create trigger analytics_sessions_count_deleted after delete on public.analytics_sessions
  referencing old table as were for each statement execute function private.count_visits();

-- The same for the views of the pages of visits.
create function private.count_visit_pages()
  returns trigger
  language plpgsql
  security definer
as $$
begin
  execute pg_catalog.format($sql$
    insert into public.analytics_visit_lists as sums (audience, list, day, name, is_returning, amount)
      select pages.audience, 'page', pages.visit_day, pages.page_path, pages.is_returning, sum(pages.sign * pages.views)
      from (%s) as pages
      where pages.visit_day is not null
      group by 1, 3, 4, 5
      having sum(pages.sign * pages.views) <> 0
      order by 1, 3, 4, 5
      on conflict (audience, list, day, name, is_returning) do update set amount = sums.amount + excluded.amount
  $sql$, case tg_op
    when 'INSERT' then 'select 1 as sign, are.* from are'
    when 'DELETE' then 'select -1 as sign, were.* from were'
    else 'select -1 as sign, were.* from were union all select 1, are.* from are'
  end);
  return null;
end;
$$;

create trigger analytics_visit_pages_count_added after insert on public.analytics_visit_pages
  referencing new table as are for each statement execute function private.count_visit_pages();
create trigger analytics_visit_pages_count_changed after update on public.analytics_visit_pages
  referencing old table as were new table as are for each statement execute function private.count_visit_pages();
create trigger analytics_visit_pages_count_deleted after delete on public.analytics_visit_pages
  referencing old table as were for each statement execute function private.count_visit_pages();

-- The first screen: {audience, newest, has_samples, counts: {audience: visits}, periods, days: [{day, visitors, views}],
-- lists: [{list, name, amount, before, total}], posts}.
--
-- Without an audience it is of visitors, or of samples as long as no visitor came. `periods` are the range (period 0) and up to six of
-- the same length before it, only those from the first known visit on: an earlier one would say zero where nobody counted. `days`
-- are those of the range before and of the range. `lists` are the ten largest of source, campaign, landing and page, each with its
-- visitors (of pages: views) in both ranges and the total of its list; without a segment, views are counted on their own day.
--
-- All visits, new ones and returning ones are answered from their sums by day, other segments from the visits, which are read once.
-- A plan that is kept for every segment would look each condition up in `segment` for each visit: it is planned for its own.
create function public.traffic_overview(
  from_day date, to_day date, of_audience text default null, segment jsonb default '{}'
)
  returns jsonb
  language plpgsql
  stable
  set work_mem = '64MB'
  set jit = 'off'
  set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  range_days constant integer := to_day - from_day + 1;
  day_before constant date := from_day - range_days;
  first_day constant date := from_day - 6 * range_days;
  is_summed constant boolean := segment - 'visits' = '{}';
  has_page constant boolean := segment ->> 'page' is not null;
  newest constant timestamptz := (
    select max(sessions.last_at) from public.analytics_sessions as sessions where sessions.audience = 'visitor'
  );
  has_samples constant boolean := exists (
    select 1 from public.analytics_sessions as sessions where sessions.audience = 'sample'
  );
  shown constant text := case
    when of_audience is null and newest is null and has_samples then 'sample'
    when of_audience is null or (of_audience = 'sample' and not has_samples) then 'visitor'
    else of_audience
  end;
begin
  return (
    with chosen as materialized (
      -- Without the id, one index has all of it.
      select visits.day, visits.source, visits.campaign, visits.landing_path, visits.visitors, visits.views, visits.engaged,
        visits.contacts, visits.exits, visits.time_ms, null::text as session_id
      from public.traffic_visits(first_day, to_day, shown, segment) as visits
      where not is_summed and not has_page
      union all
      select visits.day, visits.source, visits.campaign, visits.landing_path, visits.visitors, visits.views, visits.engaged,
        visits.contacts, visits.exits, visits.time_ms, visits.session_id
      from public.traffic_visits(first_day, to_day, shown, segment) as visits
      where not is_summed and has_page
    ), told as (
      select sums.day, sums.visitors, sums.views, sums.engaged, sums.contacts, sums.exits, sums.time_ms
      from public.analytics_visit_days as sums
      where is_summed and sums.day between first_day and to_day and sums.audience = shown
        and (segment ->> 'visits' is null or sums.is_returning = (segment ->> 'visits' = 'returning'))
      union all
      select past.day, past.visitors, past.views, past.engaged, past.contacts, past.exits, past.time_ms
      from public.analytics_session_days as past
      where is_summed and past.day between first_day and to_day and past.audience = shown
        and (segment ->> 'visits' is null or past.is_returning = (segment ->> 'visits' = 'returning'))
      union all
      select chosen.day, chosen.visitors, chosen.views, chosen.engaged, chosen.contacts, chosen.exits, chosen.time_ms
      from chosen
    ), by_day as materialized (
      select told.day, sum(told.visitors) as visitors, sum(told.views) as views, sum(told.engaged) as engaged,
        sum(told.contacts) as contacts, sum(told.exits) as exits, sum(told.time_ms) as time_ms
      from told
      group by told.day
    ), known as (
      select least(
        (select min(sums.day) from public.analytics_visit_days as sums where sums.audience = shown and sums.visitors > 0),
        (select min(past.day) from public.analytics_session_days as past where past.audience = shown)
      ) as day
    ), periods as (
      select numbers.period, coalesce(sum(by_day.visitors), 0) as visitors, coalesce(sum(by_day.views), 0) as views,
        coalesce(sum(by_day.engaged), 0) as engaged, coalesce(sum(by_day.contacts), 0) as contacts,
        (sum(by_day.time_ms) / nullif(sum(by_day.exits), 0))::double precision as average_ms
      from generate_series(0, 6) as numbers (period)
      cross join known
      left join by_day on (to_day - by_day.day) / range_days = numbers.period
      where numbers.period = 0 or from_day - numbers.period * range_days >= known.day
      group by numbers.period
    ), named as (
      select sums.list, sums.name, sum(sums.amount) filter (where sums.day >= from_day) as amount,
        sum(sums.amount) filter (where sums.day < from_day) as before
      from (
        select lists.list, lists.name, lists.day, lists.amount
        from public.analytics_visit_lists as lists
        where is_summed and lists.audience = shown and lists.day between day_before and to_day
          and (lists.list <> 'page' or segment <> '{}')
          and (segment ->> 'visits' is null or lists.is_returning = (segment ->> 'visits' = 'returning'))
        union all
        select names.list, names.name, past.day, past.visitors
        from public.analytics_session_days as past
        cross join lateral (values
          ('source', past.source), ('campaign', past.campaign), ('landing', past.landing_path)
        ) as names (list, name)
        where is_summed and past.audience = shown and past.day between day_before and to_day
          and (segment ->> 'visits' is null or past.is_returning = (segment ->> 'visits' = 'returning'))
        union all
        select 'page', pages.page_path, pages.day, pages.views::bigint
        from public.analytics_page_days as pages
        where segment = '{}' and pages.audience = shown and pages.day between day_before and to_day
        union all
        select 'page', pages.page_path, pages.visit_day, pages.views::bigint
        from public.traffic_visit_pages(day_before, to_day, shown, segment - 'page') as pages
        where not is_summed and (not has_page or pages.session_id in (select chosen.session_id from chosen))
      ) as sums
      group by 1, 2
      union all
      select
        case when grouping(chosen.source) = 0 then 'source' when grouping(chosen.campaign) = 0 then 'campaign' else 'landing' end,
        coalesce(chosen.source, chosen.campaign, chosen.landing_path),
        sum(chosen.visitors) filter (where chosen.day >= from_day), sum(chosen.visitors) filter (where chosen.day < from_day)
      from chosen
      where chosen.day >= day_before
      group by grouping sets (chosen.source, chosen.campaign, chosen.landing_path)
    ), lists as (
      select named.list, named.name, named.amount, coalesce(named.before, 0) as before,
        sum(named.amount) over (partition by named.list) as total,
        row_number() over (partition by named.list order by named.amount desc, named.name) as place
      from named
      where named.amount > 0 and (named.list <> 'campaign' or named.name <> '')
    ), audiences as (
      select sums.audience, sums.visitors
      from public.analytics_visit_days as sums
      where sums.day between from_day and to_day
      union all
      select past.audience, past.visitors
      from public.analytics_session_days as past
      where past.day between from_day and to_day
    )
    select pg_catalog.jsonb_build_object(
      'audience', shown,
      'newest', newest,
      'has_samples', has_samples,
      'counts', (
        select coalesce(pg_catalog.jsonb_object_agg(counts.audience, counts.visitors), '{}')
        from (select audiences.audience, sum(audiences.visitors) as visitors from audiences group by 1) as counts
      ),
      'periods', (select pg_catalog.jsonb_agg(periods order by periods.period) from periods),
      'days', (
        select pg_catalog.jsonb_agg(
          pg_catalog.jsonb_build_object(
            'day', dates.day::date, 'visitors', coalesce(by_day.visitors, 0), 'views', coalesce(by_day.views, 0)
          ) order by dates.day
        )
        from generate_series(day_before::timestamp, to_day::timestamp, interval '1 day') as dates (day)
        left join by_day on by_day.day = dates.day::date
      ),
      'lists', (
        select coalesce(
          pg_catalog.jsonb_agg(
            pg_catalog.jsonb_build_object(
              'list', lists.list, 'name', lists.name, 'amount', lists.amount, 'before', lists.before, 'total', lists.total
            ) order by lists.list, lists.place
          ), '[]'
        )
        from lists
        where lists.place <= 10
      ),
      'posts', (
        select coalesce(pg_catalog.jsonb_agg(posts), '[]') from public.traffic_marks(from_day, to_day) as posts
      )
    )
  );
end;
$$;

call private.let_call('service_role', 'record_analytics_events');
call private.let_call('authenticated',
  'delete_sample_visits', 'traffic_visits', 'traffic_visit_pages', 'traffic_overview', 'traffic_pages', 'traffic_sources',
  'traffic_campaigns', 'traffic_funnel', 'traffic_journeys', 'traffic_marks', 'traffic_shares', 'traffic_retention',
  'traffic_live', 'traffic_vitals'
);
call private.seal_schemas();
