-- Figures of a week for the weekly jobs report, computed from the postings alone. A week begins on Monday, 00:00 UTC,
-- and is named by that day.
--
--   new     published in the week
--   closed  ended in the week: closed, or past its last day
--   open    published before the end of the week and not ended by then
--
-- Samples and drafts never count. A week that still runs is counted up to now. Pay is the middle of the posted range,
-- of postings open at the end of the week; fewer than five are not described.

create function private.weekly_report_figures(week date)
  returns jsonb
  language sql
  stable
  set search_path = ''
as $$
with bounds as (
  select
    week::timestamp at time zone 'UTC' as starts,
    least((week + 7)::timestamp at time zone 'UTC', now()) as ends,
    (week - 7)::timestamp at time zone 'UTC' as before
), postings as (
  select
    jobs.*,
    least(coalesce(jobs.closed_at, 'infinity'), jobs.valid_through) as ended_at,
    (jobs.pay_min + jobs.pay_max) / 2.0 as pay
  from public.jobs
  where jobs.status <> 'draft' and not jobs.is_sample and jobs.published_at is not null
), marked as (
  select
    postings.*,
    published_at >= starts and published_at < ends as is_new,
    ended_at >= starts and ended_at < ends as is_closed,
    published_at < ends and ended_at >= ends as is_open,
    published_at >= before and published_at < starts as was_new,
    ended_at >= before and ended_at < starts as was_closed,
    published_at < starts and ended_at >= starts as was_open
  from postings, bounds
  where published_at < ends
), groups as (
  select
    kinds.kind,
    kinds.key,
    jsonb_build_object(
      'key', kinds.key,
      'new', count(*) filter (where is_new), 'new_before', count(*) filter (where was_new),
      'closed', count(*) filter (where is_closed), 'closed_before', count(*) filter (where was_closed),
      'open', count(*) filter (where is_open), 'open_before', count(*) filter (where was_open)
    ) as row,
    count(*) filter (where is_open) as open
  from marked
  cross join lateral (values
    ('role', marked.role), ('level', marked.level), ('mode', marked.work_mode),
    ('place', marked.country || coalesce('-' || marked.region, ''))
  ) as kinds (kind, key)
  group by kinds.kind, kinds.key
  having count(*) filter (where is_new or was_new or is_closed or was_closed or is_open or was_open) > 0
), pay as (
  select
    country, currency, role,
    count(*) filter (where is_open) as n,
    count(*) filter (where was_open) as n_before,
    percentile_cont(array[0.25, 0.5, 0.75]) within group (order by pay) filter (where is_open) as quartiles,
    percentile_cont(0.5) within group (order by pay) filter (where was_open) as median_before
  from marked
  group by grouping sets ((country, currency), (country, currency, role))
  having count(*) filter (where is_open) > 0
), skills as (
  select skill, count(*) filter (where is_open) as open, count(*) filter (where was_open) as open_before
  from marked, unnest(marked.skills) as skill
  group by skill
), growing as (
  select * from skills where open > open_before order by open - open_before desc, open desc, skill limit 10
), weeks as (
  select (week - 7 * ago)::date as starts_on
  from generate_series(0, 11) as ago
), trend as (
  select
    weeks.starts_on,
    count(*) filter (where published_at >= starts and published_at < ends) as new,
    count(*) filter (where ended_at >= starts and ended_at < ends) as closed,
    count(*) filter (where published_at < ends and ended_at >= ends) as open
  from weeks
  cross join lateral (
    select
      weeks.starts_on::timestamp at time zone 'UTC' as starts,
      least((weeks.starts_on + 7)::timestamp at time zone 'UTC', now()) as ends
  ) as of_week
  left join postings on postings.published_at < of_week.ends
  group by weeks.starts_on
)
select jsonb_build_object(
  'week', to_char(week, 'IYYY-"W"IW'),
  'starts_on', week,
  'ends_on', week + 6,
  'is_over', (select now() >= (week + 7)::timestamp at time zone 'UTC'),
  'measured_at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  'totals', (
    select jsonb_build_object(
      'new', count(*) filter (where is_new), 'new_before', count(*) filter (where was_new),
      'closed', count(*) filter (where is_closed), 'closed_before', count(*) filter (where was_closed),
      'open', count(*) filter (where is_open), 'open_before', count(*) filter (where was_open),
      'remote', count(*) filter (where is_open and work_mode = 'remote'),
      'remote_before', count(*) filter (where was_open and work_mode = 'remote')
    ) from marked
  ),
  'roles', (select coalesce(jsonb_agg(row order by open desc, key), '[]') from groups where kind = 'role'),
  'levels', (select coalesce(jsonb_agg(row order by open desc, key), '[]') from groups where kind = 'level'),
  'modes', (select coalesce(jsonb_agg(row order by open desc, key), '[]') from groups where kind = 'mode'),
  'places', (select coalesce(jsonb_agg(row order by open desc, key), '[]') from groups where kind = 'place'),
  'pay', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'country', country, 'currency', currency, 'role', role, 'n', n,
      'p25', case when n >= 5 then round(quartiles[1]) end,
      'median', case when n >= 5 then round(quartiles[2]) end,
      'p75', case when n >= 5 then round(quartiles[3]) end,
      'n_before', n_before,
      'median_before', case when n_before >= 5 then round(median_before) end
    ) order by country desc, role nulls first), '[]') from pay
  ),
  'skills', (
    select coalesce(jsonb_agg(jsonb_build_object('skill', skill, 'open', open, 'open_before', open_before)
      order by open - open_before desc, open desc, skill), '[]') from growing
  ),
  'bands', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'role', bands.role, 'country', bands.country, 'currency', bands.currency, 'period', bands.period,
      'n', bands.n, 'n_kind', bands.n_kind, 'p25', bands.p25, 'median', bands.p50, 'p75', bands.p75,
      'source', sources.name, 'edition', sources.edition, 'url', sources.url, 'attribution', sources.attribution
    ) order by bands.country desc, bands.role, sources.key), '[]')
    from public.salary_bands as bands
    join public.salary_sources as sources on sources.id = bands.source_id and sources.superseded_at is null
    where bands.period_current and not bands.suppressed
      and bands.level is null and bands.region is null and bands.work_mode is null
      and exists (select 1 from marked where is_open and marked.role = bands.role and marked.country = bands.country)
  ),
  'trend', (
    select jsonb_agg(jsonb_build_object(
      'week', to_char(starts_on, 'IYYY-"W"IW'), 'new', new, 'closed', closed, 'open', open) order by starts_on)
    from trend
  )
);
$$;

-- A report keeps its figures as they were measured. `text` is empty until somebody, or the schedule, wrote it.
create table public.weekly_reports (
  week date primary key,
  figures jsonb not null,
  measured_at timestamptz not null default now(),
  title text not null default '',
  description text not null default '',
  text text not null default '',
  status text not null default 'draft',
  post_id bigint references public.blog_posts (id) on delete set null,
  post_version integer,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint weekly_reports_week_monday check (extract(isodow from week) = 1),
  constraint weekly_reports_figures_object check (jsonb_typeof(figures) = 'object'),
  constraint weekly_reports_status_known check (status in ('draft', 'published')),
  constraint weekly_reports_lengths check (
    char_length(title) <= 200 and char_length(description) <= 400 and char_length(text) <= 50000
  )
);

comment on column public.weekly_reports.week is 'The Monday that the week begins with.';
comment on column public.weekly_reports.post_version is 'Version of the post that the report was last published as.';
comment on column public.weekly_reports.version is 'Counts saves: a save names the one that it started from.';

-- What the schedule does on Mondays; one row.
create table public.jobs_report_settings (
  one boolean primary key default true,
  prepares boolean not null default true,
  publishes boolean not null default false,
  sends boolean not null default false,
  updated_at timestamptz not null default now(),
  constraint jobs_report_settings_one check (one),
  constraint jobs_report_settings_in_order check ((prepares or not publishes) and (publishes or not sends))
);

comment on table public.jobs_report_settings is
  'A report is drafted by itself; publishing and sending it by itself has to be allowed by an admin.';

insert into public.jobs_report_settings default values;

create trigger jobs_report_settings_touch_updated_at
  before update on public.jobs_report_settings
  for each row execute function public.touch_updated_at();

create function private.audit_jobs_report_settings()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.audit(
    'settings.changed', 'settings:jobs-report',
    jsonb_build_object('prepares', new.prepares, 'publishes', new.publishes, 'sends', new.sends)
  );
  return null;
end;
$$;

create trigger jobs_report_settings_audit
  after update on public.jobs_report_settings
  for each row execute function private.audit_jobs_report_settings();

alter table public.weekly_reports enable row level security;
alter table public.jobs_report_settings enable row level security;

create policy "admins read reports"
  on public.weekly_reports for select to authenticated
  using ((select public.is_admin()));
create policy "admins publish reports"
  on public.weekly_reports for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));
create policy "admins read the schedule of reports"
  on public.jobs_report_settings for select to authenticated
  using ((select public.is_admin()));
create policy "admins change the schedule of reports"
  on public.jobs_report_settings for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

revoke all on table public.weekly_reports, public.jobs_report_settings from public, anon, authenticated, service_role;
grant select on table public.weekly_reports, public.jobs_report_settings to authenticated, service_role;
-- For publish_weekly_report, which runs as its caller because save_blog_post does.
grant update (status, post_id, post_version, version, updated_at) on table public.weekly_reports to authenticated, service_role;
grant update (prepares, publishes, sends) on table public.jobs_report_settings to authenticated;

-- Raises PT409 unless the report is at the version that somebody started from.
create function private.expect_report_version(report public.weekly_reports, expected_version integer)
  returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if report.version is distinct from expected_version then
    raise exception 'The report was changed meanwhile: it is at version %.', report.version using errcode = 'PT409';
  end if;
end;
$$;

-- Measures a week, for the first time or (with the version that is stored) again; the text stays. A week that was
-- measured before is left as it is without a version. Answers the report.
-- Raises 22023 for a day that is no Monday, or of a week that has not begun; PT409 see above.
create function public.measure_weekly_report(week date, expected_version integer default null)
  returns public.weekly_reports
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  report public.weekly_reports;
begin
  perform private.require_staff();
  if extract(isodow from measure_weekly_report.week) <> 1 or measure_weekly_report.week > (now() at time zone 'UTC')::date then
    raise exception 'A report is of a week that has begun, named by its Monday.' using errcode = '22023';
  end if;
  if expected_version is null then
    insert into public.weekly_reports (week, figures)
      values (measure_weekly_report.week, private.weekly_report_figures(measure_weekly_report.week))
      on conflict on constraint weekly_reports_pkey do nothing;
    select * into report from public.weekly_reports as reports where reports.week = measure_weekly_report.week;
    return report;
  end if;
  select * into report from public.weekly_reports as reports where reports.week = measure_weekly_report.week for update;
  perform private.expect_report_version(report, expected_version);
  update public.weekly_reports as reports
    set figures = private.weekly_report_figures(report.week), measured_at = now(),
      version = reports.version + 1, updated_at = now()
    where reports.week = report.week
    returning * into report;
  return report;
end;
$$;

-- Saves what was written; answers the report. Raises PT409.
create function public.save_weekly_report(
  week date, expected_version integer, title text, description text, body text
)
  returns public.weekly_reports
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  report public.weekly_reports;
begin
  perform private.require_staff();
  select * into report from public.weekly_reports as reports where reports.week = save_weekly_report.week for update;
  perform private.expect_report_version(report, expected_version);
  update public.weekly_reports as reports
    set title = save_weekly_report.title, description = save_weekly_report.description, text = body,
      version = reports.version + 1, updated_at = now()
    where reports.week = report.week
    returning * into report;
  return report;
end;
$$;

-- Publishes the stored report as a post of the blog, or brings the post that it became up to date: always the same
-- one. `overwrite`: also over what was changed in the post since. Answers the report.
-- Raises PT409 see above, PT412 (the post was changed in the blog's editor since), 22023 (nothing is written yet), and
-- what save_blog_post raises.
create function public.publish_weekly_report(week date, expected_version integer, overwrite boolean default false)
  returns public.weekly_reports
  language plpgsql
  set search_path = ''
as $$
declare
  report public.weekly_reports;
  post public.blog_posts;
  author text;
  fields jsonb;
  saved jsonb;
begin
  if current_user <> 'service_role' then
    if not public.is_admin() then
      raise exception 'Only admins publish reports.' using errcode = '42501';
    end if;
  end if;
  select * into report from public.weekly_reports as reports where reports.week = publish_weekly_report.week for update;
  if report.version is distinct from expected_version then
    raise exception 'The report was changed meanwhile: it is at version %.', report.version using errcode = 'PT409';
  end if;
  if least(length(btrim(report.title)), length(btrim(report.description)), length(btrim(report.text))) = 0 then
    raise exception 'The report needs a title, a description and a text first.' using errcode = '22023';
  end if;
  select * into post from public.blog_posts as posts where posts.id = report.post_id;
  if post.id is not null and post.version <> report.post_version and not overwrite then
    raise exception 'The post was changed in the editor of the blog since the report was published.' using errcode = 'PT412';
  end if;
  fields := jsonb_build_object(
    'title', report.title, 'description', report.description, 'body', report.text, 'status', 'published'
  );
  if post.id is null then
    select authors.slug into author from public.blog_authors as authors order by authors.slug <> 'editorial-team', authors.id limit 1;
    fields := fields || jsonb_build_object(
      'slug', 'ai-jobs-report-' || to_char(report.week, 'IYYY-"w"IW'), 'topic', 'weekly-jobs-report',
      'author', author, 'audience', 'both'
    );
  end if;
  saved := public.save_blog_post(fields, post.id, post.version);
  update public.weekly_reports as reports
    set status = 'published', post_id = (saved ->> 'id')::bigint, post_version = (saved ->> 'version')::integer,
      version = reports.version + 1, updated_at = now()
    where reports.week = report.week
    returning * into report;
  return report;
end;
$$;

revoke all on function private.weekly_report_figures(date), private.audit_jobs_report_settings(),
  private.expect_report_version(public.weekly_reports, integer)
  from public, anon, authenticated, service_role;
revoke all on function public.measure_weekly_report(date, integer),
  public.save_weekly_report(date, integer, text, text, text), public.publish_weekly_report(date, integer, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.measure_weekly_report(date, integer),
  public.save_weekly_report(date, integer, text, text, text), public.publish_weekly_report(date, integer, boolean)
  to authenticated, service_role;
