-- Sums of the visits that are still rows, by day: what the tool asks of all visits, of new and of returning ones. Each is exact at
-- every moment: a statement that changes visits changes the sums by the difference. Visits that retention has deleted are in
-- analytics_session_days instead.

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

create table public.analytics_visit_lists (
  audience text not null,
  list text not null,
  day date not null,
  name text not null,
  is_returning boolean not null,
  amount bigint not null,
  primary key (audience, list, day, name, is_returning),
  constraint analytics_visit_lists_known check (list in ('source', 'campaign', 'landing', 'page'))
);

comment on table public.analytics_visit_days is 'Sums of the rows of analytics_sessions that viewed a page, by the day on which they began.';
comment on table public.analytics_visit_lists is 'The same visits by the names of each list.';
comment on column public.analytics_visit_lists.amount is 'Visits; of the list page, their views.';

revoke all on table public.analytics_visit_days, public.analytics_visit_lists from public, anon, authenticated, service_role;
alter table public.analytics_visit_days enable row level security;
alter table public.analytics_visit_lists enable row level security;
create policy "admins read days of visits" on public.analytics_visit_days for select to authenticated
  using ((select public.is_admin()));
create policy "admins read lists of visits" on public.analytics_visit_lists for select to authenticated
  using ((select public.is_admin()));
grant select on table public.analytics_visit_days, public.analytics_visit_lists to authenticated, service_role;

-- The visits go first, and take their numbers with them. Rows that count nothing any more follow.
insert into private.retention_rules (relation, condition, stamp, daily_rows, daily_share) values
  ('public.analytics_visit_days', $$visitors = 0 and day < (now() - interval '13 months')::date$$, 'day::timestamptz', 5000, 0.25),
  ('public.analytics_visit_lists', $$amount = 0 and day < (now() - interval '13 months')::date$$, 'day::timestamptz', 5000, 0.25);

-- Adds what a statement did to visits: the new rows count once, the old ones minus once. Groups that stay as they are are left out,
-- so that most batches wait for no other.
create function private.count_visits()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
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
  set search_path = ''
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

-- As before; the sums of the samples go with them.
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

revoke all on function private.count_visits(), private.count_visit_pages() from public, anon, authenticated, service_role;

-- The visits that are already there.
insert into public.analytics_visit_days
  select visits.audience, visits.day, visits.is_returning, count(*), sum(visits.views),
    count(*) filter (where visits.is_engaged), count(*) filter (where visits.gave_email),
    count(*) filter (where visits.sent_contact), count(*) filter (where visits.sent_application),
    count(*) filter (where visits.joined_newsletter), count(*) filter (where visits.passed_gate),
    sum(visits.exits), sum(visits.time_ms), sum(visits.depth_sum)
  from public.analytics_sessions as visits
  where visits.views > 0
  group by 1, 2, 3;
insert into public.analytics_visit_lists
  select visits.audience, names.list, visits.day, names.name, visits.is_returning, count(*)
  from public.analytics_sessions as visits
  cross join lateral (values
    ('source', visits.source), ('campaign', nullif(visits.utm_campaign, '')), ('landing', coalesce(visits.landing_path, ''))
  ) as names (list, name)
  where visits.views > 0 and names.name is not null
  group by 1, 2, 3, 4, 5
  union all
  select pages.audience, 'page', pages.visit_day, pages.page_path, pages.is_returning, sum(pages.views)
  from public.analytics_visit_pages as pages
  where pages.visit_day is not null and pages.views > 0
  group by 1, 3, 4, 5;
