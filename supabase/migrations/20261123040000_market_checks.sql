-- When the weekly refresh last asked for a source, for visitors: pages may say that figures are checked every week only where
-- they are. And what the schedule found when it last ran, for staff.

alter table public.market_sources add column checked_on date;

comment on column public.market_sources.checked_on is
  'Day in UTC on which the refresh last asked the publisher, and this edition was the newest. Null: it was not asked since.';

create function private.mark_market_source_checked()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.market_sources as sources set checked_on = (pg_catalog.clock_timestamp() at time zone 'UTC')::date
    where sources.key = new.key and sources.superseded_at is null;
  return null;
end;
$$;

create trigger market_refreshes_mark_checked
  after update on public.market_refreshes
  for each row
  when (old.outcome = 'asking' and new.outcome in ('imported', 'unchanged'))
  execute function private.mark_market_source_checked();

-- The last run of the schedule, whether or not a source was due; one row. Nobody reads it but market_refresh_status.
create table public.market_refresh_runs (
  one boolean primary key default true,
  ran_at timestamptz not null,
  addresses text[],
  constraint market_refresh_runs_one check (one),
  constraint market_refresh_runs_addresses_few check (cardinality(addresses) <= 50)
);

comment on column public.market_refresh_runs.addresses is
  'Keys of the sources that have an address in the settings of the functions. Null: the setting could not be read.';

alter table public.market_refresh_runs enable row level security;
revoke all on table public.market_refresh_runs from public, anon, authenticated, service_role;

-- Notes a run of the schedule. `addresses`: keys of the sources that have one; null for a setting that cannot be read. The
-- addresses themselves are not stored here.
create function public.note_market_refresh_run(addresses text[] default null)
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into public.market_refresh_runs as runs (ran_at, addresses)
    values (pg_catalog.clock_timestamp(), note_market_refresh_run.addresses)
    on conflict (one) do update set ran_at = excluded.ran_at, addresses = excluded.addresses;
$$;

revoke all on function private.mark_market_source_checked(), public.note_market_refresh_run(text[])
  from public, anon, authenticated, service_role;
grant execute on function public.note_market_refresh_run(text[]) to service_role;

-- For staff: {"ran_at", "addresses", "sources": [{"key", "name", "first_day", "last_day", "retrieved_on", "revised", "asked_at",
-- "changed_at", "outcome", "reason", "waiting_sha256", "is_accepted"}]}. ran_at is null where the schedule never ran, and
-- addresses is null there and where the setting cannot be read. `revised` counts published values that the current edition
-- changed; asked_at and what follows it is null for a source that was never asked. `is_accepted`: an admin has said yes to the
-- waiting file, and the next run takes it. Raises 42501 for everyone but admins.
create or replace function public.market_refresh_status()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.require_staff();
  return pg_catalog.jsonb_build_object(
    'ran_at', (select runs.ran_at from public.market_refresh_runs as runs),
    'addresses', (select runs.addresses from public.market_refresh_runs as runs),
    'sources', (
      select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
        'key', coalesce(sources.key, refreshes.key), 'name', sources.name,
        'first_day', sources.first_day, 'last_day', sources.last_day, 'retrieved_on', sources.retrieved_on,
        'revised', imports.revised,
        'asked_at', refreshes.asked_at, 'changed_at', refreshes.changed_at,
        'outcome', refreshes.outcome, 'reason', refreshes.reason, 'waiting_sha256', refreshes.refused_sha256,
        'is_accepted', coalesce(refreshes.accepted_sha256 = refreshes.refused_sha256, false)
      ) order by coalesce(sources.key, refreshes.key)), '[]')
      from (select * from public.market_sources where superseded_at is null) as sources
      left join public.market_imports as imports on imports.source_id = sources.id
      full join public.market_refreshes as refreshes on refreshes.key = sources.key
    )
  );
end;
$$;
