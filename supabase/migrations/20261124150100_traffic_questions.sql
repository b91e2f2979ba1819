-- What the traffic tool asks. Each function runs with the rights of its caller: row-level security gives admins the rows, and
-- everybody else none. Days are whole days in UTC, both ends included. `segment` is {source, campaign, landing, visits}, each
-- optional; `visits` is new or returning.

drop function public.traffic_summary(date, date, text);
drop function public.traffic_days(date, date, text);
drop function public.traffic_sources(date, date, text);
drop function public.traffic_campaigns(date, date, text);
drop function public.traffic_vitals(date, date, text, boolean);

-- Every visit of the range, and the sums of those that retention has deleted. Without a setting of its own it becomes part of
-- the query that uses it, so that only the columns that are needed are read.
create function public.traffic_visits(from_day date, to_day date, of_audience text, segment jsonb)
  returns table (
    day date, source text, kind text, medium text, campaign text, landing_path text, is_returning boolean,
    visitors bigint, views bigint, engaged bigint, emails bigint, contacts bigint, applications bigint, newsletters bigint,
    gates bigint, exits bigint, time_ms bigint, depth_sum bigint, journey text[]
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
      sessions.exits::bigint as exits, sessions.time_ms, sessions.depth_sum, sessions.journey
    from public.analytics_sessions as sessions
    where sessions.started_at >= from_day::timestamp at time zone 'UTC'
      and sessions.started_at < (to_day + 1)::timestamp at time zone 'UTC'
      and sessions.audience = of_audience and sessions.views > 0
    union all
    select past.day, past.source, past.kind, past.medium, past.campaign, past.landing_path, past.is_returning,
      past.visitors, past.views, past.engaged, past.emails, past.contacts, past.applications, past.newsletters, past.gates,
      past.exits, past.time_ms, past.depth_sum, null::text[]
    from public.analytics_session_days as past
    where past.day between from_day and to_day and past.audience = of_audience
  ) as visits
  where (segment = '{}' or (
    (segment ->> 'source' is null or visits.source = segment ->> 'source')
    and (segment ->> 'campaign' is null or visits.campaign = segment ->> 'campaign')
    and (segment ->> 'landing' is null or visits.landing_path = segment ->> 'landing')
    and (segment ->> 'visits' is null or visits.is_returning = (segment ->> 'visits' = 'returning'))
  ));
$$;

-- The range (period 0), and ranges of the same length before it, oldest last. Only those from the first known visit on: an
-- earlier one would say zero where nobody counted.
create function public.traffic_periods(from_day date, to_day date, of_audience text, segment jsonb, earlier integer)
  returns table (
    period integer, visitors bigint, views bigint, engaged bigint, emails bigint, contacts bigint, applications bigint,
    newsletters bigint, gates bigint, average_ms double precision, average_depth double precision
  )
  language sql
  stable
  set search_path = ''
as $$
  with first as (
    select least(
      (select (min(started_at) at time zone 'UTC')::date from public.analytics_sessions where audience = of_audience),
      (select min(day) from public.analytics_session_days where audience = of_audience)
    ) as day
  ), sums as (
    select (to_day - visits.day) / (to_day - from_day + 1) as period,
      sum(visits.visitors)::bigint as visitors, sum(visits.views)::bigint as views, sum(visits.engaged)::bigint as engaged,
      sum(visits.emails)::bigint as emails, sum(visits.contacts)::bigint as contacts,
      sum(visits.applications)::bigint as applications, sum(visits.newsletters)::bigint as newsletters,
      sum(visits.gates)::bigint as gates, sum(visits.exits) as exits, sum(visits.time_ms) as time_ms,
      sum(visits.depth_sum) as depth_sum
    from public.traffic_visits(
      from_day - least(greatest(earlier, 0), 12) * (to_day - from_day + 1), to_day, of_audience, segment
    ) as visits
    group by 1
  )
  select numbers.period, coalesce(sums.visitors, 0), coalesce(sums.views, 0), coalesce(sums.engaged, 0),
    coalesce(sums.emails, 0), coalesce(sums.contacts, 0), coalesce(sums.applications, 0), coalesce(sums.newsletters, 0),
    coalesce(sums.gates, 0), (sums.time_ms / nullif(sums.exits, 0))::double precision,
    (sums.depth_sum / nullif(sums.exits, 0))::double precision
  from generate_series(0, least(greatest(earlier, 0), 12)) as numbers (period)
  cross join first
  left join sums on sums.period = numbers.period
  where numbers.period = 0 or from_day - numbers.period * (to_day - from_day + 1) >= first.day
  order by 1;
$$;

create function public.traffic_days(from_day date, to_day date, of_audience text, segment jsonb default '{}')
  returns table (day date, visitors bigint, views bigint)
  language sql
  stable
  set search_path = ''
as $$
  select days.day::date, coalesce(sums.visitors, 0), coalesce(sums.views, 0)
  from generate_series(from_day::timestamp, to_day::timestamp, interval '1 day') as days (day)
  left join (
    select visits.day, sum(visits.visitors)::bigint as visitors, sum(visits.views)::bigint as views
    from public.traffic_visits(from_day, to_day, of_audience, segment) as visits
    group by 1
  ) as sums on sums.day = days.day::date
  order by 1;
$$;

create function public.traffic_sources(from_day date, to_day date, of_audience text, segment jsonb default '{}')
  returns table (source text, kind text, visitors bigint, engaged bigint, emails bigint, contacts bigint)
  language sql
  stable
  set search_path = ''
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
  set search_path = ''
as $$
  select visits.campaign, case when visits.kind = 'campaign' then visits.source else '' end, visits.medium,
    sum(visits.visitors)::bigint, sum(visits.engaged)::bigint, sum(visits.emails)::bigint, sum(visits.contacts)::bigint
  from public.traffic_visits(from_day, to_day, of_audience, segment) as visits
  where visits.kind = 'campaign' or visits.campaign <> '' or visits.medium <> ''
  group by 1, 2, 3;
$$;

-- The ten largest of a list, each with its visitors (of pages: views) in the range before, and the total of the list.
-- `list` is source, campaign, landing or page.
create function public.traffic_top(from_day date, to_day date, of_audience text, segment jsonb, list text)
  returns table (name text, amount bigint, before bigint, total bigint)
  language plpgsql
  stable
  set search_path = ''
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
      select pages.path, (count(*) filter (where visits.day >= from_day))::bigint,
        (count(*) filter (where visits.day < from_day))::bigint,
        (sum(count(*) filter (where visits.day >= from_day)) over ())::bigint
      from public.traffic_visits(first_day, to_day, of_audience, segment) as visits
      cross join lateral unnest(visits.journey) as pages (path)
      group by 1
      having count(*) filter (where visits.day >= from_day) > 0
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

-- From a visit to a goal (contact, application, newsletter, gate), each step a part of the one before. `form_paths` are the
-- starts of the addresses with the goal's form; without any, the third step is left out.
create function public.traffic_funnel(
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
        exists (
          select 1 from unnest(visits.journey) as pages (path), unnest(form_paths) as forms (start)
          where pg_catalog.starts_with(pages.path, forms.start)
        ) as saw_form
      from public.traffic_visits(from_day, to_day, of_audience, segment) as visits
      -- Sums of deleted visits know no way through the site.
      where visits.journey is not null
    ) as told
  ) as steps;
$$;

-- The ways through the site that most visits of two pages and more began with: up to four pages.
create function public.traffic_journeys(from_day date, to_day date, of_audience text, segment jsonb)
  returns table (pages text[], visitors bigint, total bigint)
  language sql
  stable
  set search_path = ''
as $$
  select visits.journey[1:4], count(*), (sum(count(*)) over ())::bigint
  from public.traffic_visits(from_day, to_day, of_audience, segment) as visits
  where cardinality(visits.journey) > 1
  group by 1
  order by 2 desc, 1
  limit 12;
$$;

-- Browsers by the week of their first visit, and in which weeks they came. Each counts once a week.
create function public.traffic_retention(to_day date, of_audience text, weeks integer)
  returns table (first_week date, week date, browsers bigint)
  language sql
  stable
  set search_path = ''
as $$
  with range as (
    select pg_catalog.date_trunc('week', to_day::timestamp)::date - 7 * (least(greatest(weeks, 1), 26) - 1) as start
  )
  select sessions.first_week, pg_catalog.date_trunc('week', sessions.started_at at time zone 'UTC')::date, count(*)
  from public.analytics_sessions as sessions
  cross join range
  where sessions.started_at >= range.start::timestamp at time zone 'UTC'
    and sessions.started_at < (to_day + 1)::timestamp at time zone 'UTC'
    and sessions.audience = of_audience and sessions.opened_week and sessions.first_week >= range.start
  group by 1, 2
  order by 1, 2;
$$;

-- The last 30 minutes: {at, visitors, views, minutes: 30 counts of views, oldest first, pages: [{path, visitors}],
-- sources: [{source, visitors}]}. A visitor is on the page that they opened last.
create function public.traffic_live()
  returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  with recent as materialized (
    select events.session_id, events.happened_at, events.page_path
    from public.analytics_events as events
    -- A session becomes the staff's with its first event after the sign-in: what it did before is not a visitor's either.
    join public.analytics_sessions as sessions on sessions.session_id = events.session_id and sessions.audience = 'visitor'
    where events.event_type = 'page_view' and events.audience = 'visitor'
      and events.happened_at > pg_catalog.now() - interval '30 minutes'
  ), present as materialized (
    select distinct on (recent.session_id) recent.session_id, recent.page_path
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
      from (
        select coalesce(sessions.utm_source, sessions.referrer_host, 'direct') as source, count(*) as visitors
        from present
        join public.analytics_sessions as sessions on sessions.session_id = present.session_id
        group by 1 order by 2 desc, 1 limit 8
      ) as top
    ), '[]')
  );
$$;

-- The 75th percentile, as Google judges core web vitals; `part` is a page, or an app with its version. Values are counted in
-- classes that are 2% wide, which is exact enough for a rating and needs no sorting of every measurement.
create function public.traffic_vitals(from_day date, to_day date, of_audience text, by_version boolean)
  returns table (part text, vital text, p75 double precision, samples bigint)
  language sql
  stable
  set search_path = ''
as $$
  with classes as (
    select case when by_version then events.app || ' ' || events.app_version else events.page_path end as part, events.vital,
      pg_catalog.floor(pg_catalog.ln(greatest(events.value, 0.001)) / pg_catalog.ln(1.02::double precision))::integer as class,
      count(*) as samples, avg(events.value) as value
    from public.analytics_events as events
    where events.happened_at >= from_day::timestamp at time zone 'UTC'
      and events.happened_at < (to_day + 1)::timestamp at time zone 'UTC'
      and events.audience = of_audience and events.vital is not null
    group by 1, 2, 3
  ), counted as (
    select classes.*, sum(classes.samples) over (partition by classes.part, classes.vital order by classes.class) as up_to,
      sum(classes.samples) over (partition by classes.part, classes.vital) as total
    from classes
  )
  select counted.part, counted.vital, min(counted.value) filter (where counted.up_to >= 0.75 * counted.total),
    max(counted.total)::bigint
  from counted
  group by 1, 2;
$$;

-- Marks for a time axis: posts that became public in the range.
create function public.traffic_marks(from_day date, to_day date)
  returns table (day date, title text, slug text)
  language sql
  stable
  set search_path = ''
as $$
  select (posts.published_at at time zone 'UTC')::date, posts.title, posts.slug
  from public.blog_posts as posts
  where public.is_admin() and posts.status in ('published', 'scheduled') and posts.published_at <= pg_catalog.now()
    and posts.published_at >= from_day::timestamp at time zone 'UTC'
    and posts.published_at < (to_day + 1)::timestamp at time zone 'UTC'
  order by posts.published_at
  limit 40;
$$;

revoke all on function
  public.traffic_visits(date, date, text, jsonb), public.traffic_periods(date, date, text, jsonb, integer),
  public.traffic_days(date, date, text, jsonb), public.traffic_sources(date, date, text, jsonb),
  public.traffic_campaigns(date, date, text, jsonb), public.traffic_top(date, date, text, jsonb, text),
  public.traffic_funnel(date, date, text, jsonb, text, text[]), public.traffic_journeys(date, date, text, jsonb),
  public.traffic_retention(date, text, integer), public.traffic_live(),
  public.traffic_vitals(date, date, text, boolean), public.traffic_marks(date, date)
  from public, anon, authenticated, service_role;
grant execute on function
  public.traffic_visits(date, date, text, jsonb), public.traffic_periods(date, date, text, jsonb, integer),
  public.traffic_days(date, date, text, jsonb), public.traffic_sources(date, date, text, jsonb),
  public.traffic_campaigns(date, date, text, jsonb), public.traffic_top(date, date, text, jsonb, text),
  public.traffic_funnel(date, date, text, jsonb, text, text[]), public.traffic_journeys(date, date, text, jsonb),
  public.traffic_retention(date, text, integer), public.traffic_live(),
  public.traffic_vitals(date, date, text, boolean), public.traffic_marks(date, date)
  to authenticated;
