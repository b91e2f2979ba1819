-- What visitors do, where the site collects it (COLLECT_ANALYTICS) and they have agreed. No address, no user agent
-- and no account is kept. A session is one tab of a browser, and what the dashboards call a visitor.
--
--   analytics_events     what happened, one row each
--   analytics_sessions   one row for each session, kept up to date by the events
--   analytics_page_days  sums for each page and day, kept up to date by the events

create table public.analytics_events (
  id bigint generated always as identity primary key,
  session_id text not null,
  happened_at timestamptz not null,
  event_type text not null,
  page_path text not null,
  audience text not null,
  metadata jsonb not null default '{}',
  vital text,
  value double precision,
  app text,
  app_version text,
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
  constraint analytics_events_audience_known check (audience in ('visitor', 'staff', 'bot')),
  constraint analytics_events_metadata_size check (jsonb_typeof(metadata) = 'object' and length(metadata::text) <= 2000),
  constraint analytics_events_vital_whole check (
    (event_type = 'core_web_vitals') = (num_nonnulls(vital, value, app, app_version) = 4)
  )
);

comment on column public.analytics_events.vital is 'CLS, FCP, INP, LCP or TTFB, with its value (ms; CLS has no unit) and the app that owns the page.';
comment on column public.analytics_events.shared_by is 'How the page was passed on, as far as the site can see it.';

create table public.analytics_sessions (
  session_id text primary key,
  audience text not null,
  started_at timestamptz not null,
  last_at timestamptz not null,
  landing_path text,
  referrer_host text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_term text,
  utm_content text,
  views integer not null default 0,
  is_engaged boolean not null default false,
  gave_email boolean not null default false,
  sent_contact boolean not null default false,
  constraint analytics_sessions_audience_known check (audience in ('visitor', 'staff', 'bot')),
  constraint analytics_sessions_times check (last_at >= started_at)
);

comment on column public.analytics_sessions.audience is 'Staff: an admin was signed in. Bot: its user agent says so.';
comment on column public.analytics_sessions.referrer_host is 'Host of the site that led here; null where none was named.';
comment on column public.analytics_sessions.sent_contact is 'The contact form arrived.';

create table public.analytics_page_days (
  day date not null,
  page_path text not null,
  audience text not null,
  views integer not null default 0,
  exits integer not null default 0,
  time_ms bigint not null default 0,
  depth_sum bigint not null default 0,
  engaged integer not null default 0,
  reached_25 integer not null default 0,
  reached_50 integer not null default 0,
  reached_75 integer not null default 0,
  reached_100 integer not null default 0,
  primary key (day, page_path, audience)
);

comment on column public.analytics_page_days.day is 'In UTC.';
comment on column public.analytics_page_days.time_ms is 'Of all views that ended; depth_sum is the sum of their greatest depths in percent.';

-- Old rows go by their time; the lists of the dashboards read by time as well.
create index analytics_events_happened_at on public.analytics_events using brin (happened_at);
create index analytics_events_vitals on public.analytics_events (happened_at)
  include (page_path, app, app_version, vital, value, audience) where vital is not null;
create index analytics_events_shares on public.analytics_events (happened_at)
  where shared_by is not null;
create index analytics_sessions_started_at on public.analytics_sessions (started_at);
create index analytics_sessions_last_at on public.analytics_sessions (last_at);

alter table public.analytics_events enable row level security;
alter table public.analytics_sessions enable row level security;
alter table public.analytics_page_days enable row level security;

create policy "admins read events" on public.analytics_events for select to authenticated
  using ((select public.is_admin()));
create policy "admins read sessions" on public.analytics_sessions for select to authenticated
  using ((select public.is_admin()));
create policy "admins read sums of pages" on public.analytics_page_days for select to authenticated
  using ((select public.is_admin()));

revoke all on table public.analytics_events, public.analytics_sessions, public.analytics_page_days
  from public, anon, authenticated, service_role;
grant select on table public.analytics_events, public.analytics_sessions, public.analytics_page_days
  to authenticated, service_role;

insert into private.retention_rules (relation, condition) values
  ('public.analytics_events', $$happened_at < now() - interval '13 months'$$),
  ('public.analytics_sessions', $$last_at < now() - interval '13 months'$$),
  ('public.analytics_page_days', $$day < (now() - interval '13 months')::date$$);

-- Keeps sessions and sums of pages in step with the events, once for each statement that adds some.
create function private.sum_up_events()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.analytics_sessions as sessions
    set started_at = least(sessions.started_at, news.first_at),
      last_at = greatest(sessions.last_at, news.last_at),
      landing_path = coalesce(sessions.landing_path, news.landing_path),
      views = sessions.views + news.views,
      is_engaged = sessions.is_engaged or news.is_engaged,
      gave_email = sessions.gave_email or news.gave_email,
      sent_contact = sessions.sent_contact or news.sent_contact
    from (
      select
        added.session_id,
        min(added.happened_at) as first_at,
        max(added.happened_at) as last_at,
        (array_agg(added.page_path order by added.happened_at, added.id)
          filter (where added.event_type = 'page_view'))[1] as landing_path,
        count(*) filter (where added.event_type = 'page_view') as views,
        bool_or(added.event_type = 'engaged_user') as is_engaged,
        bool_or(added.event_type = 'email_captured') as gave_email,
        bool_or(added.event_type = 'form_submission' and added.metadata @> '{"form_type":"contact","success":true}')
          as sent_contact
      from added
      group by added.session_id
    ) as news
    where sessions.session_id = news.session_id;

  insert into public.analytics_page_days as sums
      (day, page_path, audience, views, exits, time_ms, depth_sum, engaged, reached_25, reached_50, reached_75, reached_100)
    select
      (added.happened_at at time zone 'UTC')::date, added.page_path, added.audience,
      count(*) filter (where added.event_type = 'page_view'),
      count(*) filter (where added.event_type = 'page_exit'),
      coalesce(sum((added.metadata ->> 'total_time')::bigint) filter (where added.event_type = 'page_exit'), 0),
      coalesce(sum((added.metadata ->> 'max_scroll_depth')::bigint) filter (where added.event_type = 'page_exit'), 0),
      count(*) filter (where added.event_type = 'engaged_user'),
      count(*) filter (where added.event_type = 'scroll_depth' and added.metadata @> '{"depth":25}'),
      count(*) filter (where added.event_type = 'scroll_depth' and added.metadata @> '{"depth":50}'),
      count(*) filter (where added.event_type = 'scroll_depth' and added.metadata @> '{"depth":75}'),
      count(*) filter (where added.event_type = 'scroll_depth' and added.metadata @> '{"depth":100}')
    from added
    where added.event_type in ('page_view', 'page_exit', 'engaged_user', 'scroll_depth')
    group by 1, 2, 3
    -- Writers take the rows in one order and never wait for each other in a circle.
    order by 1, 2, 3
    on conflict (day, page_path, audience) do update
      set views = sums.views + excluded.views,
        exits = sums.exits + excluded.exits,
        time_ms = sums.time_ms + excluded.time_ms,
        depth_sum = sums.depth_sum + excluded.depth_sum,
        engaged = sums.engaged + excluded.engaged,
        reached_25 = sums.reached_25 + excluded.reached_25,
        reached_50 = sums.reached_50 + excluded.reached_50,
        reached_75 = sums.reached_75 + excluded.reached_75,
        reached_100 = sums.reached_100 + excluded.reached_100;
  return null;
end;
$$;

create trigger analytics_events_sum_up
  after insert on public.analytics_events
  referencing new table as added
  for each statement execute function private.sum_up_events();

-- Stores what one tab sent: {session_id, user_id, is_bot, referrer_host, utm: {source, medium, campaign, term,
-- content}, events: [{type, path, age_ms, metadata}]}. Times count back from now: no clock but this one is trusted.
-- The account only decides whether this is staff.
create function public.record_analytics_events(batch jsonb)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  at constant timestamptz := clock_timestamp();
  of_audience text := case when (batch ->> 'is_bot')::boolean then 'bot' else 'visitor' end;
begin
  if exists (
    select 1 from public.user_roles as roles
    where roles.user_id = (batch ->> 'user_id')::uuid and roles.role = 'admin'
  ) then
    of_audience := 'staff';
  end if;

  insert into public.analytics_sessions as known
      (session_id, audience, started_at, last_at, referrer_host, utm_source, utm_medium, utm_campaign, utm_term, utm_content)
    values (
      batch ->> 'session_id', of_audience, at, at, batch ->> 'referrer_host',
      batch #>> '{utm,source}', batch #>> '{utm,medium}', batch #>> '{utm,campaign}', batch #>> '{utm,term}',
      batch #>> '{utm,content}'
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

revoke all on function private.sum_up_events(), public.record_analytics_events(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.record_analytics_events(jsonb) to service_role;
