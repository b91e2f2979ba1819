-- Every question about traffic follows a segment. `segment` is {source, campaign, landing, page, visits}, each optional: the
-- source of a visit, its campaign, its first page, a page that it viewed, and new or returning.

drop function public.traffic_visits(date, date, text, jsonb);
drop function public.traffic_pages(date, date, text);
drop function public.traffic_shares(date, date, text);
drop function public.traffic_vitals(date, date, text, boolean);
drop function public.traffic_retention(date, text, integer);
drop function public.traffic_live();
drop function public.traffic_marks(date, date);

-- Web vitals of a segment are read by the session.
drop index public.analytics_events_vitals;
create index analytics_events_vitals on public.analytics_events (happened_at)
  include (session_id, page_path, app, app_version, vital, value, audience) where vital is not null;

-- As before, with what only a visit has that is still there: `journey`, `session_id`, `referrer_host`, `first_week` and
-- `opened_week` are null in sums of visits that retention has deleted. A page is no part of those sums.
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
    select
      (sessions.started_at at time zone 'UTC')::date as day,
      coalesce(sessions.utm_source, sessions.referrer_host, 'direct') as source,
      case when sessions.utm_source is not null then 'campaign' when sessions.referrer_host is not null then 'referrer' else 'direct' end as kind,
      coalesce(sessions.utm_medium, '') as medium,
      coalesce(sessions.utm_campaign, '') as campaign,
      coalesce(sessions.landing_path, '') as landing_path,
      coalesce(sessions.first_week < pg_catalog.date_trunc('week', sessions.started_at at time zone 'UTC')::date, false) as is_returning,
      1::bigint as visitors, sessions.views::bigint as views, sessions.is_engaged::integer::bigint as engaged,
      sessions.gave_email::integer::bigint as emails, sessions.sent_contact::integer::bigint as contacts,
      sessions.sent_application::integer::bigint as applications,
      sessions.joined_newsletter::integer::bigint as newsletters, sessions.passed_gate::integer::bigint as gates,
      sessions.exits::bigint as exits, sessions.time_ms, sessions.depth_sum, sessions.journey,
      sessions.session_id, sessions.referrer_host, sessions.first_week, sessions.opened_week
    from public.analytics_sessions as sessions
    where sessions.started_at >= from_day::timestamp at time zone 'UTC'
      and sessions.started_at < (to_day + 1)::timestamp at time zone 'UTC'
      and sessions.audience = of_audience and sessions.views > 0
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

-- Pages by the day of their views, or, in a segment, by the day on which their visit began. Of the two halves one is empty, and
-- PostgreSQL does not begin it.
create function public.traffic_pages(from_day date, to_day date, of_audience text, segment jsonb default '{}')
  returns table (
    page_path text, views bigint, engaged bigint, average_ms double precision, average_depth double precision,
    reached_25 bigint, reached_50 bigint, reached_75 bigint, reached_100 bigint
  )
  language sql
  stable
  set search_path = ''
  set work_mem = '64MB'
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
    sum(pages.time_ms::double precision) / nullif(sum(pages.exits), 0),
    sum(pages.depth_sum)::double precision / nullif(sum(pages.exits), 0),
    sum(pages.reached_25)::bigint, sum(pages.reached_50)::bigint, sum(pages.reached_75)::bigint,
    sum(pages.reached_100)::bigint
  from public.traffic_visits(from_day, to_day, of_audience, segment) as visits
  join public.analytics_visit_pages as pages on pages.session_id = visits.session_id and pages.day >= from_day
  where segment <> '{}'
  group by pages.page_path;
$$;

-- As before; pages of a segment are read from the pages of its visits.
create or replace function public.traffic_top(from_day date, to_day date, of_audience text, segment jsonb, list text)
  returns table (name text, amount bigint, before bigint, total bigint)
  language plpgsql
  stable
  set search_path = ''
  set work_mem = '64MB'
as $$
#variable_conflict use_column
declare
  first_day constant date := from_day - (to_day - from_day + 1);
begin
  if list = 'page' and segment = '{}' then
    return query
      select sums.page_path, coalesce(sum(sums.views) filter (where sums.day >= from_day), 0)::bigint,
        coalesce(sum(sums.views) filter (where sums.day < from_day), 0)::bigint,
        (sum(sum(sums.views) filter (where sums.day >= from_day)) over ())::bigint
      from public.analytics_page_days as sums
      where sums.day between first_day and to_day and sums.audience = of_audience
      group by 1
      having coalesce(sum(sums.views) filter (where sums.day >= from_day), 0) > 0
      order by 2 desc, 1
      limit 10;
  elsif list = 'page' then
    return query
      select pages.page_path, coalesce(sum(pages.views) filter (where visits.day >= from_day), 0)::bigint,
        coalesce(sum(pages.views) filter (where visits.day < from_day), 0)::bigint,
        (sum(sum(pages.views) filter (where visits.day >= from_day)) over ())::bigint
      from public.traffic_visits(first_day, to_day, of_audience, segment) as visits
      join public.analytics_visit_pages as pages on pages.session_id = visits.session_id and pages.day >= first_day
      group by 1
      having coalesce(sum(pages.views) filter (where visits.day >= from_day), 0) > 0
      order by 2 desc, 1
      limit 10;
  else
    return query
      select case list when 'source' then visits.source when 'campaign' then visits.campaign else visits.landing_path end,
        coalesce(sum(visits.visitors) filter (where visits.day >= from_day), 0)::bigint,
        coalesce(sum(visits.visitors) filter (where visits.day < from_day), 0)::bigint,
        (sum(sum(visits.visitors) filter (where visits.day >= from_day)) over ())::bigint
      from public.traffic_visits(first_day, to_day, of_audience, segment) as visits
      where list in ('source', 'landing') or (list = 'campaign' and visits.campaign <> '')
      group by 1
      having coalesce(sum(visits.visitors) filter (where visits.day >= from_day), 0) > 0
      order by 2 desc, 1
      limit 10;
  end if;
end;
$$;

-- As before; the pages of a visit are compared as one text, which is four times faster than pair by pair.
create or replace function public.traffic_funnel(
  from_day date, to_day date, of_audience text, segment jsonb, goal text, form_paths text[]
)
  returns table (visited bigint, read_on bigint, opened_form bigint, reached bigint)
  language sql
  stable
  set search_path = ''
as $$
  select count(*), count(*) filter (where is_reader), count(*) filter (where has_opened), count(*) filter (where has_reached)
  from (
    select has_reached, has_reached or saw_form as has_opened, has_reached or saw_form or is_engaged or views > 1 as is_reader
    from (
      select visits.engaged > 0 as is_engaged, visits.views,
        case goal when 'contact' then visits.contacts when 'application' then visits.applications
          when 'newsletter' then visits.newsletters when 'gate' then visits.gates end > 0 as has_reached,
        -- A line a page, and patterns of the beginnings of lines.
        E'\n' || pg_catalog.array_to_string(visits.journey, E'\n') like any (array(
          select E'%\n' || pg_catalog.regexp_replace(forms.start, '([\\%_])', '\\\1', 'g') || '%'
          from unnest(form_paths) as forms (start)
        )) as saw_form
      from public.traffic_visits(from_day, to_day, of_audience, segment) as visits
      -- Sums of deleted visits know no way through the site.
      where visits.journey is not null
    ) as told
  ) as steps;
$$;

-- What was passed on, and how many visitors then began on that page coming from the same network.
create function public.traffic_shares(from_day date, to_day date, of_audience text, segment jsonb default '{}')
  returns table (page_path text, way text, shares bigint, arrivals bigint)
  language sql
  stable
  set search_path = ''
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
  set search_path = ''
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
  set search_path = ''
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
  set search_path = ''
  set work_mem = '64MB'
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

-- Marks for a time axis: posts that became public in the range, with the moment and the day in UTC.
create function public.traffic_marks(from_day date, to_day date)
  returns table (day date, title text, slug text, at timestamptz)
  language sql
  stable
  set search_path = ''
as $$
  select (posts.published_at at time zone 'UTC')::date, posts.title, posts.slug, posts.published_at
  from public.blog_posts as posts
  where public.is_admin() and posts.status in ('published', 'scheduled') and posts.published_at <= pg_catalog.now()
    and posts.published_at >= from_day::timestamp at time zone 'UTC'
    and posts.published_at < (to_day + 1)::timestamp at time zone 'UTC'
  order by posts.published_at
  limit 1000;
$$;

revoke all on function
  public.traffic_visits(date, date, text, jsonb), public.traffic_pages(date, date, text, jsonb),
  public.traffic_shares(date, date, text, jsonb), public.traffic_vitals(date, date, text, boolean, jsonb),
  public.traffic_retention(date, text, integer, jsonb), public.traffic_live(text, jsonb),
  public.traffic_marks(date, date)
  from public, anon, authenticated, service_role;
grant execute on function
  public.traffic_visits(date, date, text, jsonb), public.traffic_pages(date, date, text, jsonb),
  public.traffic_shares(date, date, text, jsonb), public.traffic_vitals(date, date, text, boolean, jsonb),
  public.traffic_retention(date, text, integer, jsonb), public.traffic_live(text, jsonb),
  public.traffic_marks(date, date)
  to authenticated;
