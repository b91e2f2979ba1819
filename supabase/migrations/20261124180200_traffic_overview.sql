-- The first screen of the traffic tool is one question. It takes the place of nine, of which the first one held up the others and
-- each checked the session and the role again. `segment` is as before: {source, campaign, landing, page, visits}.

drop function public.traffic_audiences(date, date);
drop function public.traffic_periods(date, date, text, jsonb, integer);
drop function public.traffic_days(date, date, text, jsonb);
drop function public.traffic_top(date, date, text, jsonb, text);

-- As before, from the columns that each visit has for it.
create or replace function public.traffic_visits(from_day date, to_day date, of_audience text, segment jsonb)
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
  set search_path = ''
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

-- As before; pages of a segment are read from the pages of its visits alone.
create or replace function public.traffic_pages(from_day date, to_day date, of_audience text, segment jsonb default '{}')
  returns table (
    page_path text, views bigint, engaged bigint, average_ms double precision, average_depth double precision,
    reached_25 bigint, reached_50 bigint, reached_75 bigint, reached_100 bigint
  )
  language sql
  stable
  set search_path = ''
  set work_mem = '64MB'
  set jit = 'off'
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

-- As before; the pages of a visit are only searched for a form where nothing cheaper decides the step.
create or replace function public.traffic_funnel(
  from_day date, to_day date, of_audience text, segment jsonb, goal text, form_paths text[]
)
  returns table (visited bigint, read_on bigint, opened_form bigint, reached bigint)
  language sql
  stable
  set search_path = ''
  set jit = 'off'
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

alter function public.traffic_journeys(date, date, text, jsonb) set work_mem = '64MB';
alter function public.traffic_pages(date, date, text, jsonb) set plan_cache_mode = 'force_custom_plan';
alter function public.traffic_funnel(date, date, text, jsonb, text, text[]) set plan_cache_mode = 'force_custom_plan';
alter function public.traffic_journeys(date, date, text, jsonb) set jit = 'off';
alter function public.traffic_journeys(date, date, text, jsonb) set plan_cache_mode = 'force_custom_plan';
alter function public.traffic_sources(date, date, text, jsonb) set jit = 'off';
alter function public.traffic_sources(date, date, text, jsonb) set plan_cache_mode = 'force_custom_plan';
alter function public.traffic_campaigns(date, date, text, jsonb) set jit = 'off';
alter function public.traffic_campaigns(date, date, text, jsonb) set plan_cache_mode = 'force_custom_plan';
alter function public.traffic_shares(date, date, text, jsonb) set jit = 'off';
alter function public.traffic_shares(date, date, text, jsonb) set plan_cache_mode = 'force_custom_plan';
alter function public.traffic_retention(date, text, integer, jsonb) set jit = 'off';
alter function public.traffic_retention(date, text, integer, jsonb) set plan_cache_mode = 'force_custom_plan';
alter function public.traffic_vitals(date, date, text, boolean, jsonb) set jit = 'off';
alter function public.traffic_vitals(date, date, text, boolean, jsonb) set plan_cache_mode = 'force_custom_plan';
alter function public.traffic_live(text, jsonb) set jit = 'off';
alter function public.traffic_live(text, jsonb) set plan_cache_mode = 'force_custom_plan';

revoke all on function
  public.traffic_visit_pages(date, date, text, jsonb), public.traffic_overview(date, date, text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function
  public.traffic_visit_pages(date, date, text, jsonb), public.traffic_overview(date, date, text, jsonb)
  to authenticated;
