-- Sample visits for a local start, so that the traffic tool has something to show: 90 days of invented visits until today, the
-- same for every start of a day. They are an audience of their own and never counted with visitors. Added once to a database:
-- deleted samples stay deleted, and a database that already has visits gets none.
do $do$
begin
  if exists (select 1 from public.analytics_sessions) then
    insert into private.sample_visits default values on conflict do nothing;
    return;
  end if;
  insert into private.sample_visits default values on conflict do nothing;
  if not found then
    return;
  end if;

  -- A number from 0 to 1 for each visit and question.
  create function pg_temp.chance(visit bigint, question text) returns double precision language sql immutable as $$
    select (('x' || substr(md5(visit || ':' || question), 1, 8))::bit(32)::bigint) / 4294967296.0
  $$;

  create temporary table sample on commit drop as
    with days as (
      select back, (now() at time zone 'UTC')::date - back as day
      from generate_series(0, 89) as counts (back)
    ), sized as (
      select back, day,
        -- More on working days, and slowly more every week.
        round((case when extract(isodow from day) > 5 then 9 else 22 end) * (1.3 - back * 0.006)
          * (0.8 + 0.4 * pg_temp.chance(back, 'day')))::integer as visits
      from days
    ), visits as (
      select back * 1000 + at as visit, back, day
      from sized, generate_series(1, sized.visits) as counts (at)
    )
    select visit,
      'sample-' || lpad(visit::text, 8, '0') as session_id,
      least(
        (day::timestamp + make_interval(secs => 86000 * (pg_temp.chance(visit, 'a') + pg_temp.chance(visit, 'b')) / 2)) at time zone 'UTC',
        now() - make_interval(mins => 2 + (visit % 50)::integer)
      ) as started_at,
      1 + floor(4.5 * pg_temp.chance(visit, 'pages') ^ 2)::integer as pages,
      pg_temp.chance(visit, 'source') as source,
      pg_temp.chance(visit, 'landing') as landing,
      case when pg_temp.chance(visit, 'returning') < 0.22
        then least(floor(12 * pg_temp.chance(visit, 'weeks') ^ 2)::integer + 1, (89 - back) / 7) else 0 end as weeks_ago
    from visits;

  insert into public.analytics_sessions
      (session_id, audience, started_at, last_at, referrer_host, utm_source, utm_medium, utm_campaign, first_week, opened_week)
    select session_id, 'sample', started_at, started_at,
      case when source < 0.34 then 'www.google.com' when source < 0.48 then 'www.linkedin.com'
        when source < 0.54 then 'news.ycombinator.com' when source < 0.58 then 'www.bing.com' end,
      case when source between 0.58 and 0.7 then 'newsletter' when source between 0.7 and 0.76 then 'linkedin' end,
      case when source between 0.58 and 0.7 then 'email' when source between 0.7 and 0.76 then 'social' end,
      case when source between 0.58 and 0.7 then 'weekly-jobs' when source between 0.7 and 0.76 then 'salary-guide' end,
      date_trunc('week', started_at at time zone 'UTC')::date - 7 * weeks_ago, true
    from sample;

  with steps as (
    select sample.*, step,
      case
        when step > 1 and step = pages and pg_temp.chance(visit, 'end') < 0.12 then '/contact-ai-recruiters'
        else (array[
          '/', '/ai-ml-salary-data', '/ai-hiring-insights-blog', '/machine-learning-ai-jobs', '/ai-salary-calculator',
          '/hire-ml-engineers', '/ai-staffing-faq', '/ai-skills-assessment'
        ])[1 + floor(8 * (case when step = 1 then landing ^ 1.8 else pg_temp.chance(visit, 'page' || step) ^ 1.3 end))::integer]
      end as path,
      started_at + make_interval(secs => (step - 1) * (20 + 90 * pg_temp.chance(visit, 'time'))) as at,
      8000 + (90000 * pg_temp.chance(visit, 'stay' || step))::integer as stay,
      (10 + 90 * pg_temp.chance(visit, 'depth' || step))::integer as depth
    from sample, generate_series(1, sample.pages) as counts (step)
  ), told as (
    select session_id, at, 'page_view' as kind, path, '{}'::jsonb as metadata from steps
    union all
    select session_id, at + make_interval(secs => stay / 1000.0), 'page_exit', path,
      jsonb_build_object('total_time', stay, 'max_scroll_depth', depth) from steps
    union all
    select session_id, at + interval '12 seconds', 'engaged_user', path, '{}' from steps where stay > 40000
    union all
    select session_id, at + interval '6 seconds', 'scroll_depth', path, jsonb_build_object('depth', 50, 'time_to_depth', 6000)
      from steps where depth >= 50
    union all
    select session_id, at + interval '18 seconds', 'form_submission', path,
      jsonb_build_object('success', true, 'form_type', case
        when path = '/contact-ai-recruiters' then 'contact' when path = '/ai-ml-salary-data' then 'salary-access'
        when path = '/machine-learning-ai-jobs' then 'apply' else 'newsletter' end)
      from steps where step = pages and pg_temp.chance(visit, 'goal')
        < case path when '/contact-ai-recruiters' then 0.4 when '/ai-ml-salary-data' then 0.12 else 0.04 end
  )
  insert into public.analytics_events (session_id, happened_at, event_type, page_path, audience, metadata)
    select session_id, least(at, now()), kind, path, 'sample', metadata from told order by at, session_id;
end
$do$;
