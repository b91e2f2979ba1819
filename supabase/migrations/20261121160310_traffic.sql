-- What the traffic dashboard shows, from the collected events. Each function runs with the rights of whoever asks:
-- row-level security gives admins the rows, and everybody else none. Days are whole days in UTC, both ends included.

create function public.traffic_summary(from_day date, to_day date, of_audience text)
  returns table (
    visitors bigint, views bigint, engaged bigint, emails bigint, contacts bigint, average_ms double precision,
    average_depth double precision
  )
  language sql
  stable
  set search_path = ''
as $$
  select sessions.visitors, pages.views, sessions.engaged, sessions.emails, sessions.contacts, pages.average_ms,
    pages.average_depth
  from (
    select count(*) as visitors, count(*) filter (where is_engaged) as engaged,
      count(*) filter (where gave_email) as emails,
      count(*) filter (where gave_email and sent_contact) as contacts
    from public.analytics_sessions
    where started_at >= from_day::timestamp at time zone 'UTC' and started_at < (to_day + 1)::timestamp at time zone 'UTC'
      and audience = of_audience and views > 0
  ) as sessions
  cross join (
    select coalesce(sum(views), 0)::bigint as views, sum(time_ms)::double precision / nullif(sum(exits), 0) as average_ms,
      sum(depth_sum)::double precision / nullif(sum(exits), 0) as average_depth
    from public.analytics_page_days
    where day between from_day and to_day and audience = of_audience
  ) as pages;
$$;

create function public.traffic_audiences(from_day date, to_day date)
  returns table (audience text, visitors bigint, newest timestamptz)
  language sql
  stable
  set search_path = ''
as $$
  select audience, count(*), max(last_at)
  from public.analytics_sessions
  where started_at >= from_day::timestamp at time zone 'UTC' and started_at < (to_day + 1)::timestamp at time zone 'UTC'
  group by audience
  order by audience;
$$;

create function public.traffic_days(from_day date, to_day date, of_audience text)
  returns table (day date, visitors bigint, views bigint)
  language sql
  stable
  set search_path = ''
as $$
  select days.day::date, coalesce(sessions.visitors, 0), coalesce(pages.views, 0)
  from generate_series(from_day::timestamp, to_day::timestamp, interval '1 day') as days (day)
  left join (
    select (started_at at time zone 'UTC')::date as day, count(*) as visitors
    from public.analytics_sessions
    where started_at >= from_day::timestamp at time zone 'UTC' and started_at < (to_day + 1)::timestamp at time zone 'UTC'
      and audience = of_audience and views > 0
    group by 1
  ) as sessions on sessions.day = days.day
  left join (
    select sums.day, sum(sums.views)::bigint as views
    from public.analytics_page_days as sums
    where sums.day between from_day and to_day and sums.audience = of_audience
    group by 1
  ) as pages on pages.day = days.day
  order by 1;
$$;

create function public.traffic_pages(from_day date, to_day date, of_audience text)
  returns table (
    page_path text, views bigint, engaged bigint, average_ms double precision, average_depth double precision,
    reached_25 bigint, reached_50 bigint, reached_75 bigint, reached_100 bigint
  )
  language sql
  stable
  set search_path = ''
as $$
  select sums.page_path, sum(sums.views)::bigint, sum(sums.engaged)::bigint,
    sum(sums.time_ms)::double precision / nullif(sum(sums.exits), 0),
    sum(sums.depth_sum)::double precision / nullif(sum(sums.exits), 0),
    sum(sums.reached_25)::bigint, sum(sums.reached_50)::bigint, sum(sums.reached_75)::bigint,
    sum(sums.reached_100)::bigint
  from public.analytics_page_days as sums
  where sums.day between from_day and to_day and sums.audience = of_audience
  group by sums.page_path;
$$;

create function public.traffic_sources(from_day date, to_day date, of_audience text)
  returns table (source text, kind text, visitors bigint, engaged bigint, emails bigint, contacts bigint)
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(utm_source, referrer_host, 'direct'),
    case when utm_source is not null then 'campaign' when referrer_host is not null then 'referrer' else 'direct' end,
    count(*), count(*) filter (where is_engaged), count(*) filter (where gave_email),
    count(*) filter (where gave_email and sent_contact)
  from public.analytics_sessions
  where started_at >= from_day::timestamp at time zone 'UTC' and started_at < (to_day + 1)::timestamp at time zone 'UTC'
    and audience = of_audience and views > 0
  group by 1, 2;
$$;

create function public.traffic_campaigns(from_day date, to_day date, of_audience text)
  returns table (
    campaign text, source text, medium text, visitors bigint, engaged bigint, emails bigint, contacts bigint
  )
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(utm_campaign, ''), coalesce(utm_source, ''), coalesce(utm_medium, ''),
    count(*), count(*) filter (where is_engaged), count(*) filter (where gave_email),
    count(*) filter (where gave_email and sent_contact)
  from public.analytics_sessions
  where started_at >= from_day::timestamp at time zone 'UTC' and started_at < (to_day + 1)::timestamp at time zone 'UTC'
    and audience = of_audience and views > 0 and num_nonnulls(utm_source, utm_medium, utm_campaign) > 0
  group by 1, 2, 3;
$$;

-- The 75th percentile, as Google judges core web vitals; `part` is a page, or an app with its version.
create function public.traffic_vitals(from_day date, to_day date, of_audience text, by_version boolean)
  returns table (part text, vital text, p75 double precision, samples bigint)
  language sql
  stable
  set search_path = ''
as $$
  select case when by_version then app || ' ' || app_version else page_path end, vital,
    percentile_cont(0.75) within group (order by value), count(*)
  from public.analytics_events
  where happened_at >= from_day::timestamp at time zone 'UTC' and happened_at < (to_day + 1)::timestamp at time zone 'UTC'
    and audience = of_audience and vital is not null
  group by 1, 2;
$$;

-- What was passed on, and how many visitors then began on that page coming from the same network.
create function public.traffic_shares(from_day date, to_day date, of_audience text)
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
    group by 1, 2
  ), arrived as (
    select sessions.landing_path as page_path,
      case when sessions.referrer_host like '%linkedin.com' or sessions.referrer_host = 'lnkd.in' then 'LinkedIn' else 'X' end
        as way,
      count(*) as arrivals
    from public.analytics_sessions as sessions
    where sessions.started_at >= from_day::timestamp at time zone 'UTC'
      and sessions.started_at < (to_day + 1)::timestamp at time zone 'UTC'
      and sessions.audience = of_audience and sessions.landing_path is not null
      and (sessions.referrer_host like '%linkedin.com' or sessions.referrer_host in ('lnkd.in', 't.co', 'twitter.com', 'x.com'))
    group by 1, 2
  )
  select coalesce(shared.page_path, arrived.page_path), coalesce(shared.way, arrived.way), coalesce(shared.shares, 0),
    -- Nothing tells where a visitor from a copied link or a mail comes from.
    case when coalesce(shared.way, arrived.way) in ('LinkedIn', 'X') then coalesce(arrived.arrivals, 0) end
  from shared
  full join arrived on arrived.page_path = shared.page_path and arrived.way = shared.way;
$$;

revoke all on function
  public.traffic_summary(date, date, text), public.traffic_audiences(date, date), public.traffic_days(date, date, text),
  public.traffic_pages(date, date, text), public.traffic_sources(date, date, text),
  public.traffic_campaigns(date, date, text), public.traffic_vitals(date, date, text, boolean),
  public.traffic_shares(date, date, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.traffic_summary(date, date, text), public.traffic_audiences(date, date), public.traffic_days(date, date, text),
  public.traffic_pages(date, date, text), public.traffic_sources(date, date, text),
  public.traffic_campaigns(date, date, text), public.traffic_vitals(date, date, text, boolean),
  public.traffic_shares(date, date, text)
  to authenticated;
