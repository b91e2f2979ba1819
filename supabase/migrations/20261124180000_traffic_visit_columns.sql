-- The conditions of a segment as columns of the rows that it is asked of, so that no question computes them for each visit or
-- looks a visit up for each of its pages. docs/decisions/0115-traffic-in-one-question.md has the reasons and the figures.

alter table public.analytics_sessions
  add column day date not null generated always as ((started_at at time zone 'UTC')::date) stored,
  add column source text not null generated always as (coalesce(utm_source, referrer_host, 'direct')) stored,
  add column kind text not null generated always as (
    case when utm_source is not null then 'campaign' when referrer_host is not null then 'referrer' else 'direct' end
  ) stored,
  add column is_returning boolean not null generated always as (
    coalesce(first_week < date_trunc('week', started_at at time zone 'UTC')::date, false)
  ) stored;

comment on column public.analytics_sessions.day is 'On which it began, in UTC.';
comment on column public.analytics_sessions.is_returning is 'Its browser first agreed in an earlier week.';

-- Sums over many months read this index alone. Its texts are at most 500 characters together, less than an entry may be long.
drop index public.analytics_sessions_started_at;
create index analytics_sessions_visits on public.analytics_sessions (audience, day)
  include (source, utm_campaign, landing_path, is_returning, views, is_engaged, gave_email, sent_contact, sent_application,
    joined_newsletter, passed_gate, exits, time_ms, depth_sum)
  where views > 0;

alter table public.analytics_visit_pages
  add column audience text,
  add column visit_day date,
  add column source text,
  add column campaign text,
  add column landing_path text,
  add column is_returning boolean;

comment on column public.analytics_visit_pages.visit_day is 'On which its visit began, in UTC; null as long as the visit has viewed no page.';

update public.analytics_visit_pages as pages
  set audience = sessions.audience, visit_day = case when sessions.views > 0 then sessions.day end,
    source = sessions.source, campaign = coalesce(sessions.utm_campaign, ''),
    landing_path = coalesce(sessions.landing_path, ''), is_returning = sessions.is_returning
  from public.analytics_sessions as sessions
  where sessions.session_id = pages.session_id;
-- Pages whose visit is gone were part of no figure.
delete from public.analytics_visit_pages where audience is null;

alter table public.analytics_visit_pages
  alter column audience set not null,
  alter column source set not null,
  alter column campaign set not null,
  alter column landing_path set not null,
  alter column is_returning set not null;

create index analytics_visit_pages_visits on public.analytics_visit_pages (audience, visit_day);

-- As before, with the columns of the visit. The trigger that brings the visit up to date has run: triggers of one event run in
-- the order of their names.
create or replace function private.sum_up_visit_pages()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.analytics_visit_pages as sums
      (session_id, page_path, day, views, exits, time_ms, depth_sum, engaged, reached_25, reached_50, reached_75, reached_100,
        audience, visit_day, source, campaign, landing_path, is_returning)
    select told.*, sessions.audience, case when sessions.views > 0 then sessions.day end, sessions.source,
      coalesce(sessions.utm_campaign, ''), coalesce(sessions.landing_path, ''), sessions.is_returning
    from (
      select added.session_id, added.page_path, min(added.happened_at at time zone 'UTC')::date,
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
      group by 1, 2
    ) as told
    join public.analytics_sessions as sessions on sessions.session_id = told.session_id
    -- Writers take the rows in one order and never wait for each other in a circle.
    order by 1, 2
    on conflict (session_id, page_path) do update
      set day = least(sums.day, excluded.day),
        views = sums.views + excluded.views,
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

-- A later batch may change a visit: it belongs to staff, or began earlier. Its pages change with it.
create function private.tell_visit_pages()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
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

revoke all on function private.tell_visit_pages() from public, anon, authenticated, service_role;
