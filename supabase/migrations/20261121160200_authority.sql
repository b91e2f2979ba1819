-- What other sites and search engines think of this one, as files say that admins import. Nothing is measured here.
--
--   authority_imports   one row for each imported file
--   authority_figures   ratings of the domain by those who rate domains
--   backlinks           links from other sites, each pair of addresses once
--   search_figures      clicks, impressions and positions of queries, pages and days in Google Search
--   authority_goals     what somebody wants to reach until when

create table public.authority_imports (
  id bigint generated always as identity primary key,
  kind text not null,
  source text not null,
  file_name text not null,
  measured_on date not null,
  rows_read integer not null,
  added integer not null,
  changed integer not null,
  unchanged integer not null,
  duplicates integer not null,
  imported_by uuid default auth.uid(),
  imported_at timestamptz not null default now(),
  constraint authority_imports_kind_known check (kind in ('authority', 'backlinks', 'queries', 'pages', 'dates')),
  constraint authority_imports_source_length check (char_length(source) between 1 and 60),
  constraint authority_imports_file_name_length check (char_length(file_name) between 1 and 200)
);

comment on column public.authority_imports.measured_on is 'Day that the figures are of: a file without dates does not say it itself.';
comment on column public.authority_imports.imported_by is 'Account of the admin; no reference, the import outlives it.';
comment on column public.authority_imports.duplicates is 'Rows of the file that repeat another one of it.';

create table public.authority_figures (
  metric text not null,
  measured_on date not null,
  value numeric not null,
  referring_domains integer,
  backlinks integer,
  import_id bigint not null references public.authority_imports (id),
  primary key (metric, measured_on),
  constraint authority_figures_metric_length check (char_length(metric) between 1 and 60),
  constraint authority_figures_value_range check (value between 0 and 100),
  constraint authority_figures_counts check (referring_domains >= 0 and backlinks >= 0)
);

comment on column public.authority_figures.metric is 'Whose rating it is, such as Domain Rating (Ahrefs): they are not comparable.';

create table public.backlinks (
  source_url text not null,
  target_url text not null,
  source_host text generated always as (lower(split_part(split_part(source_url, '://', 2), '/', 1))) stored,
  anchor text not null default '',
  rating numeric,
  is_nofollow boolean,
  first_seen date,
  last_seen date,
  provider text not null,
  import_id bigint not null references public.authority_imports (id),
  primary key (source_url, target_url),
  constraint backlinks_source_url_form check (source_url ~ '^https?://[^/]' and char_length(source_url) <= 1000),
  constraint backlinks_target_url_form check (target_url ~ '^https?://[^/]' and char_length(target_url) <= 1000),
  constraint backlinks_anchor_length check (char_length(anchor) <= 500),
  constraint backlinks_rating_range check (rating between 0 and 100)
);

comment on column public.backlinks.rating is 'Of the linking page or domain, on the scale of the provider; null where the file has none.';
comment on column public.backlinks.is_nofollow is 'Null where the file does not say.';

create index backlinks_source_host on public.backlinks (source_host);
create index backlinks_import_id on public.backlinks (import_id);

create table public.search_figures (
  dimension text not null,
  item text not null,
  measured_on date not null,
  clicks integer not null,
  impressions integer not null,
  position numeric not null,
  import_id bigint not null references public.authority_imports (id),
  primary key (dimension, item, measured_on),
  constraint search_figures_dimension_known check (dimension in ('queries', 'pages', 'dates')),
  constraint search_figures_item check ((dimension = 'dates') = (item = '') and char_length(item) <= 1000),
  constraint search_figures_counts check (clicks >= 0 and impressions >= clicks and position >= 0)
);

comment on column public.search_figures.item is 'The query, or the address of the page; empty for a day.';
comment on column public.search_figures.measured_on is 'The day, or for queries and pages the last day of the period of the export.';

create index search_figures_measured_on on public.search_figures (dimension, measured_on);

create table public.authority_goals (
  id bigint generated always as identity primary key,
  measure text not null,
  subject text not null default '',
  target numeric not null,
  owner text not null,
  due_on date not null,
  start_value numeric,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  constraint authority_goals_measure_known check (
    measure in ('authority', 'backlinks', 'referring-domains', 'keyword-position', 'clicks')
  ),
  constraint authority_goals_subject check (
    (measure in ('authority', 'keyword-position')) = (subject <> '') and char_length(subject) <= 200
  ),
  constraint authority_goals_target_positive check (target > 0),
  constraint authority_goals_owner_length check (char_length(btrim(owner)) between 1 and 80)
);

comment on column public.authority_goals.subject is 'The metric, or the query; empty for the others.';
comment on column public.authority_goals.start_value is 'The newest figure when the goal was set; null where there was none.';

-- The newest figure of a measure, and the day that it is of; no row where nothing was imported.
create function public.newest_authority_figure(measure text, subject text)
  returns table (value numeric, measured_on date)
  language sql
  stable
  set search_path = ''
as $$
  (select figures.value, figures.measured_on
    from public.authority_figures as figures
    where newest_authority_figure.measure = 'authority' and figures.metric = newest_authority_figure.subject
    order by figures.measured_on desc limit 1)
  union all
  (select figures.position, figures.measured_on
    from public.search_figures as figures
    where newest_authority_figure.measure = 'keyword-position' and figures.dimension = 'queries'
      and figures.item = newest_authority_figure.subject
    order by figures.measured_on desc limit 1)
  union all
  select case newest_authority_figure.measure when 'backlinks' then count(*) else count(distinct links.source_host) end,
      (select max(imports.measured_on) from public.authority_imports as imports where imports.kind = 'backlinks')
    from public.backlinks as links
    where newest_authority_figure.measure in ('backlinks', 'referring-domains')
    having count(*) > 0
  union all
  select sum(figures.clicks), max(figures.measured_on)
    from public.search_figures as figures
    where newest_authority_figure.measure = 'clicks' and figures.dimension = 'dates'
      and figures.measured_on > (
        select max(days.measured_on) - 28 from public.search_figures as days where days.dimension = 'dates'
      )
    having count(*) > 0;
$$;

-- Goals with the newest figures.
create function public.authority_goal_progress()
  returns table (
    id bigint, measure text, subject text, target numeric, owner text, due_on date, start_value numeric,
    newest_value numeric, newest_on date
  )
  language sql
  stable
  set search_path = ''
as $$
  select goals.id, goals.measure, goals.subject, goals.target, goals.owner, goals.due_on, goals.start_value,
    newest.value, newest.measured_on
  from public.authority_goals as goals
  left join lateral public.newest_authority_figure(goals.measure, goals.subject) as newest on true;
$$;

-- Queries or pages of the newest import of their kind, with the position of the import before.
create function public.search_positions(of_dimension text)
  returns table (
    item text, clicks integer, impressions integer, "position" numeric, previous_position numeric, measured_on date
  )
  language sql
  stable
  set search_path = ''
as $$
  with days as (
    select distinct figures.measured_on
    from public.search_figures as figures
    where figures.dimension = of_dimension
    order by 1 desc
    limit 2
  )
  select now_.item, now_.clicks, now_.impressions, now_.position, before.position, now_.measured_on
  from public.search_figures as now_
  left join public.search_figures as before
    on before.dimension = now_.dimension and before.item = now_.item
      and before.measured_on = (select min(days.measured_on) from days having count(*) = 2)
  where now_.dimension = of_dimension and now_.measured_on = (select max(days.measured_on) from days);
$$;

-- Backlinks by the month they were first seen in, with how many there were by its end.
create function public.backlink_months()
  returns table (month date, added bigint, in_all bigint)
  language sql
  stable
  set search_path = ''
as $$
  select months.month, months.added, sum(months.added) over (order by months.month)::bigint
  from (
    select date_trunc('month', links.first_seen::timestamp)::date as month, count(*) as added
    from public.backlinks as links
    where links.first_seen is not null
    group by 1
  ) as months
  order by 1;
$$;

-- Imports one file in one transaction: {kind, source, file_name, measured_on, duplicates, rows: […]}; the rows have
-- the columns of their table. Answers {import_id, added, changed, unchanged}. The same rows again change nothing.
create function public.import_authority(import jsonb)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  of_kind constant text := import ->> 'kind';
  of_source constant text := import ->> 'source';
  of_day constant date := (import ->> 'measured_on')::date;
  row_count constant integer := jsonb_array_length(import -> 'rows');
  of_import bigint;
  written integer := 0;
  added_count integer := 0;
begin
  if not public.is_admin() then
    raise exception 'Only admins import figures.' using errcode = '42501';
  end if;
  if row_count not between 1 and 20000 then
    raise exception 'An import has 1 to 20,000 rows.' using errcode = '22023';
  end if;
  insert into public.authority_imports (kind, source, file_name, measured_on, rows_read, added, changed, unchanged, duplicates)
    values (
      of_kind, of_source, import ->> 'file_name', of_day, row_count + (import ->> 'duplicates')::integer, 0, 0, 0,
      (import ->> 'duplicates')::integer
    )
    returning id into of_import;

  if of_kind = 'authority' then
    with written_rows as (
      insert into public.authority_figures as known (metric, measured_on, value, referring_domains, backlinks, import_id)
        select list.metric, coalesce(list.measured_on, of_day), list.value, list.referring_domains, list.backlinks, of_import
        from jsonb_to_recordset(import -> 'rows')
          as list (metric text, measured_on date, value numeric, referring_domains integer, backlinks integer)
        on conflict (metric, measured_on) do update
          set value = excluded.value,
            referring_domains = coalesce(excluded.referring_domains, known.referring_domains),
            backlinks = coalesce(excluded.backlinks, known.backlinks),
            import_id = excluded.import_id
          where (known.value, known.referring_domains, known.backlinks) is distinct from (
            excluded.value, coalesce(excluded.referring_domains, known.referring_domains),
            coalesce(excluded.backlinks, known.backlinks)
          )
        returning xmax = 0 as is_new
    )
    select count(*), count(*) filter (where is_new) into written, added_count from written_rows;
  elsif of_kind = 'backlinks' then
    with written_rows as (
      insert into public.backlinks as known
          (source_url, target_url, anchor, rating, is_nofollow, first_seen, last_seen, provider, import_id)
        select list.source_url, list.target_url, coalesce(list.anchor, ''), list.rating, list.is_nofollow, list.first_seen,
          list.last_seen, of_source, of_import
        from jsonb_to_recordset(import -> 'rows') as list (
          source_url text, target_url text, anchor text, rating numeric, is_nofollow boolean, first_seen date, last_seen date
        )
        on conflict (source_url, target_url) do update
          set anchor = excluded.anchor,
            rating = excluded.rating,
            is_nofollow = excluded.is_nofollow,
            first_seen = least(known.first_seen, excluded.first_seen),
            last_seen = greatest(known.last_seen, excluded.last_seen),
            provider = excluded.provider,
            import_id = excluded.import_id
          where (known.anchor, known.rating, known.is_nofollow, known.first_seen, known.last_seen, known.provider)
            is distinct from (
              excluded.anchor, excluded.rating, excluded.is_nofollow, least(known.first_seen, excluded.first_seen),
              greatest(known.last_seen, excluded.last_seen), excluded.provider
            )
        returning xmax = 0 as is_new
    )
    select count(*), count(*) filter (where is_new) into written, added_count from written_rows;
  else
    with written_rows as (
      insert into public.search_figures as known
          (dimension, item, measured_on, clicks, impressions, position, import_id)
        select of_kind, coalesce(list.item, ''), coalesce(list.measured_on, of_day), list.clicks, list.impressions,
          list.position, of_import
        from jsonb_to_recordset(import -> 'rows')
          as list (item text, measured_on date, clicks integer, impressions integer, "position" numeric)
        on conflict (dimension, item, measured_on) do update
          set clicks = excluded.clicks, impressions = excluded.impressions, position = excluded.position,
            import_id = excluded.import_id
          where (known.clicks, known.impressions, known.position)
            is distinct from (excluded.clicks, excluded.impressions, excluded.position)
        returning xmax = 0 as is_new
    )
    select count(*), count(*) filter (where is_new) into written, added_count from written_rows;
  end if;

  update public.authority_imports as imports
    set added = added_count, changed = written - added_count, unchanged = row_count - written
    where imports.id = of_import;
  perform private.audit(
    'authority.imported', 'authority_import:' || of_import,
    jsonb_build_object('kind', of_kind, 'rows', row_count, 'added', added_count, 'changed', written - added_count)
  );
  return jsonb_build_object(
    'import_id', of_import, 'added', added_count, 'changed', written - added_count, 'unchanged', row_count - written
  );
end;
$$;

-- What a goal starts from is not the browser's to say.
create function private.start_authority_goal()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  new.start_value = (select newest.value from public.newest_authority_figure(new.measure, new.subject) as newest);
  return new;
end;
$$;

create trigger authority_goals_start
  before insert on public.authority_goals
  for each row execute function private.start_authority_goal();

alter table public.authority_imports enable row level security;
alter table public.authority_figures enable row level security;
alter table public.backlinks enable row level security;
alter table public.search_figures enable row level security;
alter table public.authority_goals enable row level security;

create policy "admins read imports" on public.authority_imports for select to authenticated
  using ((select public.is_admin()));
create policy "admins read ratings" on public.authority_figures for select to authenticated
  using ((select public.is_admin()));
create policy "admins read backlinks" on public.backlinks for select to authenticated
  using ((select public.is_admin()));
create policy "admins read search figures" on public.search_figures for select to authenticated
  using ((select public.is_admin()));
create policy "admins keep goals" on public.authority_goals for all to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

revoke all on table
  public.authority_imports, public.authority_figures, public.backlinks, public.search_figures, public.authority_goals
  from public, anon, authenticated, service_role;
grant select on table
  public.authority_imports, public.authority_figures, public.backlinks, public.search_figures, public.authority_goals
  to authenticated, service_role;
grant insert (measure, subject, target, owner, due_on), delete on table public.authority_goals to authenticated;

revoke all on function
  private.start_authority_goal(), public.newest_authority_figure(text, text), public.authority_goal_progress(),
  public.search_positions(text), public.backlink_months(), public.import_authority(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function
  public.newest_authority_figure(text, text), public.authority_goal_progress(), public.search_positions(text),
  public.backlink_months(), public.import_authority(jsonb)
  to authenticated;
