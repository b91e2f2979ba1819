-- Visits with everything the traffic tool asks of them: the way through the site, the goals they reached, and whether the
-- browser had been here before. docs/decisions/0100-traffic-as-a-tool.md has the reasons.

-- Samples are an audience of their own: every sum is by audience, so they are never counted with people.
alter table public.analytics_events drop constraint analytics_events_audience_known,
  add constraint analytics_events_audience_known check (audience in ('visitor', 'staff', 'bot', 'sample'));
alter table public.analytics_sessions drop constraint analytics_sessions_audience_known,
  add constraint analytics_sessions_audience_known check (audience in ('visitor', 'staff', 'bot', 'sample'));

alter table public.analytics_sessions
  add column sent_application boolean not null default false,
  add column joined_newsletter boolean not null default false,
  add column passed_gate boolean not null default false,
  add column exits integer not null default 0,
  add column time_ms bigint not null default 0,
  add column depth_sum bigint not null default 0,
  add column journey text[] not null default '{}',
  add column first_week date,
  add column opened_week boolean not null default false,
  add constraint analytics_sessions_first_week_monday check (extract(isodow from first_week) = 1),
  add constraint analytics_sessions_journey_length check (cardinality(journey) <= 12);

comment on column public.analytics_sessions.journey is 'Its first twelve pages in order; a page that is loaded again is named once.';
comment on column public.analytics_sessions.first_week is
  'Monday of the week in which this browser first agreed, as the browser remembers it: a date, not an id. Null where it told none.';
comment on column public.analytics_sessions.opened_week is 'The first visit of its browser in its week: counting these counts browsers.';
comment on column public.analytics_sessions.audience is 'Staff: an admin was signed in. Bot: its user agent says so. Sample: made up by a generator.';

-- The past of sessions that were deleted by age: sums without session ids.
create table public.analytics_session_days (
  day date not null,
  audience text not null,
  source text not null,
  kind text not null,
  medium text not null,
  campaign text not null,
  landing_path text not null,
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
  primary key (day, audience, source, kind, medium, campaign, landing_path, is_returning)
);

comment on table public.analytics_session_days is 'Sums of the sessions that retention has deleted. A session is in analytics_sessions or counted here, never both.';

alter table public.analytics_session_days enable row level security;
create policy "admins read sums of sessions" on public.analytics_session_days for select to authenticated
  using ((select public.is_admin()));
revoke all on table public.analytics_session_days from public, anon, authenticated, service_role;
grant select on table public.analytics_session_days to authenticated, service_role;

-- Single events go after 90 days, sessions after 13 months as before, sums without ids after 25 months.
delete from private.retention_rules
  where relation in ('public.analytics_events'::regclass, 'public.analytics_page_days'::regclass);
insert into private.retention_rules (relation, condition, stamp, daily_rows, daily_share) values
  ('public.analytics_events', $$happened_at < now() - interval '90 days'$$, 'happened_at', 5000, 0.25),
  ('public.analytics_page_days', $$day < (now() - interval '25 months')::date$$, 'day::timestamptz', 5000, 0.25),
  ('public.analytics_session_days', $$day < (now() - interval '25 months')::date$$, 'day::timestamptz', 5000, 0.25);

-- Lists, journeys and pages of a segment read views by time.
create index analytics_events_views on public.analytics_events (happened_at)
  include (session_id, page_path, audience) where event_type = 'page_view';
create index analytics_sessions_sample on public.analytics_sessions (session_id) where audience = 'sample';
create index analytics_events_sample on public.analytics_events (id) where audience = 'sample';

create function private.roll_up_sessions()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.analytics_session_days as sums
    select
      (gone.started_at at time zone 'UTC')::date, gone.audience,
      coalesce(gone.utm_source, gone.referrer_host, 'direct'),
      case when gone.utm_source is not null then 'campaign' when gone.referrer_host is not null then 'referrer' else 'direct' end,
      coalesce(gone.utm_medium, ''), coalesce(gone.utm_campaign, ''), coalesce(gone.landing_path, ''),
      coalesce(gone.first_week < date_trunc('week', gone.started_at at time zone 'UTC')::date, false),
      count(*), sum(gone.views), count(*) filter (where gone.is_engaged), count(*) filter (where gone.gave_email),
      count(*) filter (where gone.sent_contact), count(*) filter (where gone.sent_application),
      count(*) filter (where gone.joined_newsletter), count(*) filter (where gone.passed_gate),
      sum(gone.exits), sum(gone.time_ms), sum(gone.depth_sum)
    from gone
    where gone.views > 0 and gone.audience <> 'sample'
    group by 1, 2, 3, 4, 5, 6, 7, 8
    order by 1, 2, 3, 4, 5, 6, 7, 8
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

create or replace function private.sum_up_events()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
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

-- As before, and {first_week, opened_week}: what the browser remembers of its weeks.
create or replace function public.record_analytics_events(batch jsonb)
  returns void
  language plpgsql
  security definer
  set search_path = ''
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

-- When sample visits were added to this database: once, so that deleted ones stay deleted.
create table private.sample_visits (
  one boolean primary key default true check (one),
  added_at timestamptz not null default now()
);
revoke all on table private.sample_visits from public, anon, authenticated, service_role;

-- Deletes every sample visit, and answers how many there were. Raises 42501 for everybody but admins.
create function public.delete_sample_visits()
  returns bigint
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  deleted bigint;
begin
  if not public.is_admin() then
    raise exception 'Only admins delete sample visits.' using errcode = '42501';
  end if;
  delete from public.analytics_events where audience = 'sample';
  delete from public.analytics_page_days where audience = 'sample';
  delete from public.analytics_sessions where audience = 'sample';
  get diagnostics deleted = row_count;
  if deleted > 0 then
    perform private.audit('traffic.samples-deleted', 'traffic', pg_catalog.jsonb_build_object('visits', deleted));
  end if;
  return deleted;
end;
$$;

revoke all on function private.roll_up_sessions(), public.delete_sample_visits()
  from public, anon, authenticated, service_role;
grant execute on function public.delete_sample_visits() to authenticated;

-- What the new columns say of the sessions that are already there, from the events that still are.
update public.analytics_sessions as sessions
  set sent_application = told.sent_application, joined_newsletter = told.joined_newsletter, passed_gate = told.passed_gate,
    exits = told.exits, time_ms = told.time_ms, depth_sum = told.depth_sum, journey = coalesce(told.pages[1:12], '{}')
  from (
    select session_id,
      coalesce(bool_or(metadata ->> 'form_type' = 'apply') filter (where metadata @> '{"success":true}'), false) as sent_application,
      coalesce(bool_or(metadata ->> 'form_type' = 'newsletter') filter (where metadata @> '{"success":true}'), false) as joined_newsletter,
      coalesce(bool_or(metadata ->> 'form_type' = 'salary-access') filter (where metadata @> '{"success":true}'), false) as passed_gate,
      count(*) filter (where event_type = 'page_exit') as exits,
      coalesce(sum((metadata ->> 'total_time')::bigint) filter (where event_type = 'page_exit'), 0) as time_ms,
      coalesce(sum((metadata ->> 'max_scroll_depth')::bigint) filter (where event_type = 'page_exit'), 0) as depth_sum,
      array_agg(page_path order by happened_at, id) filter (where event_type = 'page_view') as pages
    from public.analytics_events
    group by session_id
  ) as told
  where told.session_id = sessions.session_id;
