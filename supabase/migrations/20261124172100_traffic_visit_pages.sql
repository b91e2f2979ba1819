-- What each visit did on each of its pages. Lists of pages follow a segment through it: sums of a day do not know whose views
-- they are, and adding up single events takes too long. Kept as long as the events that it adds up.

create table public.analytics_visit_pages (
  session_id text not null,
  page_path text not null,
  day date not null,
  views integer not null,
  exits integer not null,
  time_ms bigint not null,
  depth_sum integer not null,
  engaged integer not null,
  reached_25 integer not null,
  reached_50 integer not null,
  reached_75 integer not null,
  reached_100 integer not null,
  primary key (session_id, page_path)
);

comment on table public.analytics_visit_pages is 'Sums of the events of one session on one page.';
comment on column public.analytics_visit_pages.day is 'Of its first event, in UTC.';

-- Rows come in the order of their days.
create index analytics_visit_pages_day on public.analytics_visit_pages using brin (day);

revoke all on table public.analytics_visit_pages from public, anon, authenticated, service_role;
alter table public.analytics_visit_pages enable row level security;
create policy "admins read pages of visits" on public.analytics_visit_pages for select to authenticated
  using ((select public.is_admin()));
grant select on table public.analytics_visit_pages to authenticated, service_role;

insert into private.retention_rules (relation, condition, stamp, daily_rows, daily_share) values
  ('public.analytics_visit_pages', $$day < (now() - interval '90 days')::date$$, 'day::timestamptz', 5000, 0.25);

create function private.sum_up_visit_pages()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.analytics_visit_pages as sums
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

create trigger analytics_events_visit_pages
  after insert on public.analytics_events
  referencing new table as added
  for each statement execute function private.sum_up_visit_pages();

-- As before, and the pages of the sample visits.
create or replace function public.delete_sample_visits()
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
  delete from public.analytics_visit_pages as pages
    using public.analytics_sessions as sessions
    where sessions.session_id = pages.session_id and sessions.audience = 'sample';
  delete from public.analytics_sessions where audience = 'sample';
  get diagnostics deleted = row_count;
  if deleted > 0 then
    perform private.audit('traffic.samples-deleted', 'traffic', pg_catalog.jsonb_build_object('visits', deleted));
  end if;
  return deleted;
end;
$$;

revoke all on function private.sum_up_visit_pages() from public, anon, authenticated, service_role;

-- The events that are already there.
insert into public.analytics_visit_pages
  select events.session_id, events.page_path, min(events.happened_at at time zone 'UTC')::date,
    count(*) filter (where events.event_type = 'page_view'),
    count(*) filter (where events.event_type = 'page_exit'),
    coalesce(sum((events.metadata ->> 'total_time')::bigint) filter (where events.event_type = 'page_exit'), 0),
    coalesce(sum((events.metadata ->> 'max_scroll_depth')::bigint) filter (where events.event_type = 'page_exit'), 0),
    count(*) filter (where events.event_type = 'engaged_user'),
    count(*) filter (where events.event_type = 'scroll_depth' and events.metadata @> '{"depth":25}'),
    count(*) filter (where events.event_type = 'scroll_depth' and events.metadata @> '{"depth":50}'),
    count(*) filter (where events.event_type = 'scroll_depth' and events.metadata @> '{"depth":75}'),
    count(*) filter (where events.event_type = 'scroll_depth' and events.metadata @> '{"depth":100}')
  from public.analytics_events as events
  where events.event_type in ('page_view', 'page_exit', 'engaged_user', 'scroll_depth')
  group by 1, 2;
