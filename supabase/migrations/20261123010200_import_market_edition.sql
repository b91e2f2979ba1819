-- Takes an edition of a source of the market whole or not at all. `payload`:
--   source       {key, name, publisher, url, licence, licence_url, attribution, method, changes, grain, first_day, last_day,
--                retrieved_on}
--   origin       'seed', 'file' or 'refresh'
--   file_sha256, rows_read
--   series       [{measure, unit, country, sector, first_day, last_day, last_value, monthly, days}], days of daily files
--   based_on     id of the current edition that the file was compared with; null where there was none. Not for a seed.
--   revisions    [{measure, country, sector, grain, days, before, after}]
--   accepted     ['jump', 'loss']: failed checks that a person overruled
--   refresh      {url, etag, last_modified, reason}: of a refresh, whose outcome is noted in the same transaction
-- Answers {"status": "imported" | "unchanged" | "skipped", "revision", "superseded"}. A seed is skipped where anything but an
-- earlier seed is current. Raises PT409 when another edition was imported since the comparison.
create function public.import_market_edition(payload jsonb)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  facts constant jsonb := payload -> 'source';
  source_key constant text := facts ->> 'key';
  is_seed constant boolean := payload ->> 'origin' = 'seed';
  -- The day of fetching is no part of the content, and daily values are not in a seed.
  new_content constant text := pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(
    pg_catalog.jsonb_strip_nulls(
      (facts - 'retrieved_on') || pg_catalog.jsonb_build_object('series', (
        select pg_catalog.jsonb_agg(item - 'days' order by place)
        from pg_catalog.jsonb_array_elements(payload -> 'series') with ordinality as items (item, place)
      ))
    )::text,
    'UTF8'
  )), 'hex');
  now_current record;
  new_id bigint;
  new_revision integer;
  is_unchanged boolean;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('market-source:' || source_key, 0));
  select sources.id, sources.last_day, imports.origin, imports.file_sha256, imports.content_sha256 into now_current
    from public.market_sources as sources join public.market_imports as imports on imports.source_id = sources.id
    where sources.key = source_key and sources.superseded_at is null;
  is_unchanged := coalesce(
    now_current.file_sha256 = payload ->> 'file_sha256' and now_current.content_sha256 = new_content, false
  );

  if is_seed and now_current.id is not null and not is_unchanged
    and (now_current.origin <> 'seed' or now_current.last_day > (facts ->> 'last_day')::date) then
    return pg_catalog.jsonb_build_object('status', 'skipped');
  end if;
  if not is_seed and not is_unchanged and now_current.id is distinct from (payload ->> 'based_on')::bigint then
    raise exception 'Another edition of % was imported meanwhile: run the import again.', source_key
      using errcode = 'PT409';
  end if;

  if is_unchanged then
    new_id := now_current.id;
  else
    update public.market_sources as sources set superseded_at = pg_catalog.clock_timestamp()
      where sources.id = now_current.id;
    -- What the next file is compared with are the days of the current edition; changed ones are kept as revisions.
    delete from public.market_days as days using public.market_series as series
      where series.id = days.series_id and series.source_id = now_current.id;
    select coalesce(max(sources.revision), 0) + 1 into new_revision
      from public.market_sources as sources
      where sources.key = source_key and sources.last_day = (facts ->> 'last_day')::date;
    insert into public.market_sources (
      key, revision, name, publisher, url, licence, licence_url, attribution, method, changes, grain, first_day, last_day,
      retrieved_on
    ) values (
      source_key, new_revision, facts ->> 'name', facts ->> 'publisher', facts ->> 'url', facts ->> 'licence',
      facts ->> 'licence_url', facts ->> 'attribution', facts ->> 'method', facts ->> 'changes', facts ->> 'grain',
      (facts ->> 'first_day')::date, (facts ->> 'last_day')::date, (facts ->> 'retrieved_on')::date
    )
    returning id into new_id;
    insert into public.market_series (
      source_id, measure, unit, country, sector, first_day, last_day, last_value, monthly
    )
      select new_id, measure, unit, country, sector, first_day, last_day, last_value, monthly
      from pg_catalog.jsonb_to_recordset(payload -> 'series') as series (
        measure text, unit text, country text, sector text, first_day date, last_day date, last_value double precision,
        monthly double precision[]
      );
    if not found then
      raise exception 'The edition holds no series.' using errcode = '22023';
    end if;
    insert into public.market_revisions (series_id, grain, days, before, after)
      select series.id, revisions.grain, revisions.days, revisions.before, revisions.after
      from pg_catalog.jsonb_to_recordset(coalesce(payload -> 'revisions', '[]')) as revisions (
        measure text, country text, sector text, grain text, days date[], before double precision[],
        after double precision[]
      )
      join public.market_series as series
        on series.source_id = new_id and series.measure = revisions.measure and series.country = revisions.country
          and series.sector is not distinct from revisions.sector;
    insert into public.market_imports (source_id, origin, file_sha256, content_sha256, rows_read, revised, accepted)
      values (
        new_id, payload ->> 'origin', payload ->> 'file_sha256', new_content, (payload ->> 'rows_read')::integer,
        coalesce((
          select sum(cardinality(revisions.days))
          from public.market_revisions as revisions join public.market_series as series on series.id = revisions.series_id
          where series.source_id = new_id
        ), 0),
        coalesce(array(select pg_catalog.jsonb_array_elements_text(payload -> 'accepted')), '{}')
      );
  end if;

  -- Also for an unchanged file: the seed of the same file has no days.
  insert into public.market_days (series_id, daily)
    select series.id, given.days
    from pg_catalog.jsonb_to_recordset(payload -> 'series') as given (
      measure text, country text, sector text, days double precision[]
    )
    join public.market_series as series
      on series.source_id = new_id and series.measure = given.measure and series.country = given.country
        and series.sector is not distinct from given.sector
    where given.days is not null
    on conflict (series_id) do nothing;

  if payload ->> 'origin' = 'refresh' then
    update public.market_refreshes as refreshes
      set outcome = case when is_unchanged then 'unchanged' else 'imported' end,
        reason = payload -> 'refresh' ->> 'reason',
        changed_at = case when is_unchanged then refreshes.changed_at else pg_catalog.clock_timestamp() end,
        url = payload -> 'refresh' ->> 'url', etag = payload -> 'refresh' ->> 'etag',
        last_modified = payload -> 'refresh' ->> 'last_modified',
        refused_sha256 = null, accepted_sha256 = null, accepted_by = null, accepted_at = null
      where refreshes.key = source_key;
  end if;
  return pg_catalog.jsonb_build_object(
    'status', case when is_unchanged then 'unchanged' else 'imported' end, 'revision', new_revision,
    'superseded', now_current.last_day
  );
end;
$$;

revoke all on function public.import_market_edition(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.import_market_edition(jsonb) to service_role;
