-- The weekly report opens with the job market: its figures get a part `market` as they were on the day of measuring, beside the
-- figures of our own board.

alter function private.weekly_report_figures(date) rename to weekly_board_figures;

-- The market of the United States and Canada in the form of MarketData (shared/api/market/market-data.ts); null where none was
-- imported.
create function private.weekly_report_market()
  returns jsonb
  language sql
  stable
  set search_path = ''
as $$
with current_sources as (
  select * from public.market_sources where superseded_at is null
), shown as (
  select series.*, sources.key
  from public.market_series as series join current_sources as sources on sources.id = series.source_id
  where series.country in ('US', 'CA')
    and series.measure in ('ai-share', 'postings-total-adjusted', 'pay-share', 'remote-share')
    and (series.sector is null or series.sector = 'Software Development')
)
select case when exists (select from shown) then jsonb_build_object(
  'version', (
    select string_agg(key || '@' || last_day || '.' || revision, '+' order by key) from current_sources
  ),
  'sources', (
    select jsonb_agg(jsonb_build_object(
      'key', key, 'name', name, 'publisher', publisher, 'url', url, 'licence', licence, 'licenceUrl', licence_url,
      'attribution', attribution, 'method', method, 'changes', changes, 'grain', grain, 'firstDay', first_day,
      'lastDay', last_day, 'retrievedOn', retrieved_on, 'revision', revision
    ) order by key)
    from current_sources
  ),
  'series', (
    select jsonb_agg(jsonb_build_object(
      'source', key, 'measure', measure, 'unit', unit, 'country', country, 'sector', sector, 'firstDay', first_day,
      'lastDay', last_day, 'lastValue', last_value, 'monthly', to_jsonb(monthly)
    ) order by id)
    from shown
  )
) end;
$$;

-- All figures of a report: those of weekly_board_figures, and `market`. Only current editions are stored, so a week that ended
-- more than two weeks ago gets none: its report would describe a later market.
create function private.weekly_report_figures(week date)
  returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select private.weekly_board_figures(week) || jsonb_build_object(
    'market', case when week + 21 > (now() at time zone 'UTC')::date then private.weekly_report_market() end
  );
$$;

revoke all on function private.weekly_report_market(), private.weekly_report_figures(date)
  from public, anon, authenticated, service_role;
