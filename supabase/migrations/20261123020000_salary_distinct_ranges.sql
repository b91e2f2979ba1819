-- Headline figures of pay ranges count each different range once; the same figures over all of them stand beside these.
-- Rows of earlier calculations keep all_n empty: there n counts every range, as the method stored with their edition says.
-- The seed brings the new calculation of the same file as the next revision of its edition.
alter table public.salary_bands
  add column all_n integer,
  add column all_p10 integer,
  add column all_p25 integer,
  add column all_p50 integer,
  add column all_p75 integer,
  add column all_p90 integer,
  add column points integer,
  add constraint salary_bands_all_ranges_whole check (
    num_nulls(all_n, all_p10, all_p25, all_p50, all_p75, all_p90, points) in (0, 7)
  ),
  add constraint salary_bands_all_ranges_counted check (all_n >= n),
  add constraint salary_bands_all_ranges_of_ranges check (all_n is null or n_kind = 'postings'),
  add constraint salary_bands_suppressed_has_no_ranges check (not suppressed or coalesce(all_n, points) is null),
  add constraint salary_bands_all_ranges_positive check (all_p10 > 0),
  add constraint salary_bands_all_ranges_ordered check (
    all_p10 <= all_p25 and all_p25 <= all_p50 and all_p50 <= all_p75 and all_p75 <= all_p90
  ),
  add constraint salary_bands_points_counted check (points between 0 and n);

comment on column public.salary_bands.n is
  'What it counts is in n_kind: different pay ranges, each once, or the source''s estimate of people employed.';
comment on column public.salary_bands.n_kind is
  'postings: reported pay ranges (the name is older than what is known of them). employment_estimate: people employed.';
comment on column public.salary_bands.all_n is
  'All reported pay ranges of the band, repetitions counted, and all_p10 to all_p90 are their figures. Null for official '
  'wages, for suppressed bands, and for earlier calculations, in which n counts all.';
comment on column public.salary_bands.points is 'How many of the n ranges have no width: both ends are equal.';
comment on column public.salary_bins.counts is 'How many of the different pay ranges have their midpoint from bin_start + i * bin_width on.';

-- The function of 20261121140100 with the new columns.
create or replace function public.import_salary_edition(payload jsonb)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  facts constant jsonb := payload -> 'source';
  when_older constant text := coalesce(payload ->> 'when_older', 'refuse');
  source_key constant text := facts ->> 'key';
  new_edition constant text := facts ->> 'edition';
  -- The day somebody fetched the file is no part of what it says, and a field that is null is like none.
  new_content constant text := pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(
    pg_catalog.jsonb_strip_nulls(
      (facts - 'retrieved_on')
        || pg_catalog.jsonb_build_object('roles', payload -> 'roles', 'bands', payload -> 'bands')
    )::text,
    'UTF8'
  )), 'hex');
  now_current record;
  known record;
  new_id bigint;
  new_revision integer;
  band_count integer;
begin
  if when_older not in ('refuse', 'replace', 'skip') then
    raise exception 'when_older is "%", expected refuse, replace or skip.', when_older using errcode = '22023';
  end if;
  -- Two imports of one source wait for each other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('salary-source:' || source_key, 0));

  select sources.edition, sources.revision, imports.file_sha256, imports.content_sha256 into now_current
    from public.salary_sources as sources join public.salary_imports as imports on imports.source_id = sources.id
    where sources.key = source_key and sources.superseded_at is null;
  select imports.file_sha256 into known
    from public.salary_sources as sources join public.salary_imports as imports on imports.source_id = sources.id
    where sources.key = source_key and sources.edition = new_edition
    order by sources.revision desc
    limit 1;

  if known.file_sha256 <> payload ->> 'file_sha256' then
    if when_older = 'skip' then
      return pg_catalog.jsonb_build_object('status', 'skipped', 'edition', now_current.edition);
    end if;
    raise exception 'Edition % of % was imported from another file. Give the new file an edition of its own.',
      new_edition, source_key using errcode = 'PT409';
  end if;
  if now_current.edition > new_edition collate "C" and when_older <> 'replace' then
    if when_older = 'skip' then
      return pg_catalog.jsonb_build_object('status', 'skipped', 'edition', now_current.edition);
    end if;
    raise exception 'Edition % of % is older than the current one, %.', new_edition, source_key, now_current.edition
      using errcode = 'PT412';
  end if;
  if now_current.edition = new_edition and now_current.content_sha256 = new_content then
    return pg_catalog.jsonb_build_object(
      'status', 'unchanged', 'edition', new_edition, 'revision', now_current.revision,
      'bands', pg_catalog.jsonb_array_length(payload -> 'bands')
    );
  end if;
  if now_current.edition <> new_edition and now_current.file_sha256 = payload ->> 'file_sha256' then
    raise exception 'This file is edition % of % already.', now_current.edition, source_key using errcode = 'PT422';
  end if;

  update public.salary_sources as sources set superseded_at = pg_catalog.clock_timestamp()
    where sources.key = source_key and sources.superseded_at is null;
  select coalesce(max(sources.revision), 0) + 1 into new_revision
    from public.salary_sources as sources
    where sources.key = source_key and sources.edition = new_edition;
  insert into public.salary_sources
    (key, edition, revision, name, publisher, url, licence, licence_url, attribution, method, retrieved_on)
  values (
    source_key, new_edition, new_revision, facts ->> 'name', facts ->> 'publisher', facts ->> 'url',
    facts ->> 'licence', facts ->> 'licence_url', facts ->> 'attribution', facts ->> 'method',
    (facts ->> 'retrieved_on')::date
  )
  returning id into new_id;
  insert into public.salary_imports (source_id, file_sha256, content_sha256, rows_read, rows_kept, report)
  values (
    new_id, payload ->> 'file_sha256', new_content, (payload ->> 'rows_read')::integer,
    (payload ->> 'rows_kept')::integer, payload -> 'report'
  );
  insert into public.salary_roles (key, label, position)
    select roles.key, roles.label, roles.position
    from pg_catalog.jsonb_to_recordset(payload -> 'roles') as roles (key text, label text, position integer)
    on conflict (key) do update set label = excluded.label, position = excluded.position;

  insert into public.salary_bands (
    source_id, band_key, role, occupation, level, country, region, region_name, work_mode, currency, period,
    period_year, period_current, n, n_kind, n_note, suppressed, p10, p25, p50, p75, p90, p50_low, p50_high,
    all_n, all_p10, all_p25, all_p50, all_p75, all_p90, points
  )
    select
      new_id, band_key, role, occupation, level, country, region, region_name, work_mode, currency, period,
      period_year, period_current, n, n_kind, n_note, coalesce(suppressed, false), p10, p25, p50, p75, p90,
      p50_low, p50_high, all_n, all_p10, all_p25, all_p50, all_p75, all_p90, points
    from pg_catalog.jsonb_to_recordset(payload -> 'bands') as bands (
      band_key text, role text, occupation text, level text, country text, region text, region_name text,
      work_mode text, currency text, period text, period_year integer, period_current boolean, n integer,
      n_kind text, n_note text, suppressed boolean, p10 integer, p25 integer, p50 integer, p75 integer,
      p90 integer, p50_low integer, p50_high integer, all_n integer, all_p10 integer, all_p25 integer,
      all_p50 integer, all_p75 integer, all_p90 integer, points integer
    );
  get diagnostics band_count = row_count;
  if band_count = 0 then
    raise exception 'The edition holds no band.' using errcode = '22023';
  end if;
  insert into public.salary_bins (band_id, bin_start, bin_width, counts)
    select bands.id, bins.bin_start, bins.bin_width, bins.bin_counts
    from pg_catalog.jsonb_to_recordset(payload -> 'bands') as bins (
      band_key text, bin_start integer, bin_width integer, bin_counts integer[]
    )
    join public.salary_bands as bands on bands.source_id = new_id and bands.band_key = bins.band_key
    where bins.bin_counts is not null;

  return pg_catalog.jsonb_build_object(
    'status', 'imported', 'edition', new_edition, 'revision', new_revision, 'bands', band_count,
    'superseded', now_current.edition
  );
end;
$$;
