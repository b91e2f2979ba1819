-- Search Console by API: the same figures that admins import as CSV, asked for once a day by the schedule.

create table public.search_console_state (
  is_only boolean primary key default true,
  asked_at timestamptz,
  succeeded_at timestamptz,
  next_at timestamptz not null default '-infinity',
  outcome text not null default 'never',
  detail text not null default '',
  failures integer not null default 0,
  figures integer not null default 0,
  last_day date,
  constraint search_console_state_one_row check (is_only),
  constraint search_console_state_outcome_known check (
    outcome in (
      'never', 'asking', 'imported', 'key-malformed', 'key-refused', 'api-disabled', 'permission', 'site-unknown',
      'quota', 'refused', 'unavailable', 'unreachable', 'malformed'
    )
  ),
  constraint search_console_state_detail_length check (char_length(detail) <= 300)
);

comment on table public.search_console_state is 'One row: when Google was last asked, and what came of it.';
comment on column public.search_console_state.detail is 'A code of Google for the outcome; never its words, which may quote the key.';
comment on column public.search_console_state.figures is 'Rows that the last success read.';
comment on column public.search_console_state.last_day is 'The newest day with final figures that was read.';

insert into public.search_console_state default values;

alter table public.search_console_state enable row level security;

create policy "admins read the state of Search Console" on public.search_console_state for select to authenticated
  using ((select public.is_admin()));

revoke all on table public.search_console_state from public, anon, authenticated, service_role;
grant select on table public.search_console_state to authenticated, service_role;

-- Takes the right to ask Google now, for one caller at a time. Answers null when it is not due, else {"last_day"}: the
-- newest day that was read before. An asker that never came back is given up after ten minutes.
create function public.begin_search_console_import()
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  taken public.search_console_state;
begin
  update public.search_console_state as state
    set asked_at = pg_catalog.clock_timestamp(), outcome = 'asking', detail = ''
    where case
      when state.outcome = 'asking' then state.asked_at <= pg_catalog.clock_timestamp() - interval '10 minutes'
      else state.next_at <= pg_catalog.clock_timestamp()
    end
    returning * into taken;
  if taken.is_only is null then
    return null;
  end if;
  return pg_catalog.jsonb_build_object('last_day', taken.last_day, 'failures', taken.failures);
end;
$$;

-- Notes what came of asking. `last_day` and `figures` count for a success alone.
create function public.finish_search_console_import(
  outcome text, next_seconds integer, detail text default '', figures integer default 0, last_day date default null
)
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  update public.search_console_state as state
    set outcome = $1, detail = pg_catalog.left($3, 300),
      next_at = pg_catalog.clock_timestamp() + pg_catalog.make_interval(secs => $2),
      failures = case when $1 = 'imported' then 0 else state.failures + 1 end,
      succeeded_at = case when $1 = 'imported' then pg_catalog.clock_timestamp() else state.succeeded_at end,
      figures = case when $1 = 'imported' then $4 else state.figures end,
      last_day = case when $1 = 'imported' then greatest(state.last_day, $5) else state.last_day end;
$$;

-- Imports figures of one kind in one transaction: {kind, file_name, measured_on, rows: [{item, measured_on, clicks,
-- impressions, position}]}. Answers {added, changed, unchanged}; the same rows again change nothing and leave no import.
-- Of queries and pages, a week keeps one snapshot of the API: the table grows by weeks, and positions are compared with
-- those of the week before.
create function public.import_search_console(import jsonb)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  api constant text := 'Google Search Console API';
  of_kind constant text := import ->> 'kind';
  of_day constant date := (import ->> 'measured_on')::date;
  row_count constant integer := pg_catalog.jsonb_array_length(import -> 'rows');
  of_import bigint;
  written integer;
  added_count integer;
begin
  if of_kind is null or of_kind <> all (array['queries', 'pages', 'dates']) then
    raise exception 'Figures of Search Console are of queries, pages or dates.' using errcode = '22023';
  end if;
  if row_count not between 1 and 25000 then
    raise exception 'An import has 1 to 25,000 rows.' using errcode = '22023';
  end if;
  insert into public.authority_imports (kind, source, file_name, measured_on, rows_read, added, changed, unchanged, duplicates)
    values (of_kind, api, import ->> 'file_name', of_day, row_count, 0, 0, 0, 0)
    returning id into of_import;
  if of_kind <> 'dates' then
    delete from public.search_figures as known
      using public.authority_imports as imports
      where known.import_id = imports.id and imports.source = api and known.dimension = of_kind
        and known.measured_on <> of_day
        and pg_catalog.date_trunc('week', known.measured_on::timestamp) = pg_catalog.date_trunc('week', of_day::timestamp);
  end if;
  with written_rows as (
    insert into public.search_figures as known
        (dimension, item, measured_on, clicks, impressions, position, import_id)
      select of_kind, coalesce(list.item, ''), coalesce(list.measured_on, of_day), list.clicks, list.impressions,
        list.position, of_import
      from pg_catalog.jsonb_to_recordset(import -> 'rows')
        as list (item text, measured_on date, clicks integer, impressions integer, "position" numeric)
      on conflict (dimension, item, measured_on) do update
        set clicks = excluded.clicks, impressions = excluded.impressions, position = excluded.position,
          import_id = excluded.import_id
        where (known.clicks, known.impressions, known.position)
          is distinct from (excluded.clicks, excluded.impressions, excluded.position)
      returning xmax = 0 as is_new
  )
  select count(*), count(*) filter (where is_new) into written, added_count from written_rows;
  if written = 0 then
    delete from public.authority_imports as imports where imports.id = of_import;
  else
    update public.authority_imports as imports
      set added = added_count, changed = written - added_count, unchanged = row_count - written
      where imports.id = of_import;
  end if;
  return pg_catalog.jsonb_build_object(
    'added', added_count, 'changed', written - added_count, 'unchanged', row_count - written
  );
end;
$$;

revoke all on function
  public.begin_search_console_import(),
  public.finish_search_console_import(text, integer, text, integer, date), public.import_search_console(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function
  public.begin_search_console_import(),
  public.finish_search_console_import(text, integer, text, integer, date), public.import_search_console(jsonb)
  to service_role;
