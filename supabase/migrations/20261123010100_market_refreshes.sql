-- When each source of the market was asked for a newer file, and what came of it. Written by the functions below and by
-- import_market_edition.

create table public.market_refreshes (
  key text primary key,
  asked_at timestamptz not null default now(),
  changed_at timestamptz,
  outcome text not null,
  reason text not null,
  url text,
  etag text,
  last_modified text,
  refused_sha256 text,
  accepted_sha256 text,
  accepted_by uuid references auth.users (id) on delete set null,
  accepted_at timestamptz,
  constraint market_refreshes_key_form check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(key) <= 60),
  constraint market_refreshes_outcome_known check (
    outcome in ('asking', 'imported', 'unchanged', 'refused', 'unreachable')
  ),
  constraint market_refreshes_reason_length check (char_length(reason) between 1 and 2000),
  constraint market_refreshes_validator_lengths check (
    char_length(url) <= 2000 and char_length(etag) <= 200 and char_length(last_modified) <= 100
  ),
  constraint market_refreshes_sha256_form check (
    refused_sha256 ~ '^[0-9a-f]{64}$' and accepted_sha256 ~ '^[0-9a-f]{64}$'
  )
);

comment on column public.market_refreshes.asked_at is 'When the source was last asked.';
comment on column public.market_refreshes.changed_at is 'When a newer file was last imported.';
comment on column public.market_refreshes.reason is 'The last outcome in plain words, for staff.';
comment on column public.market_refreshes.etag is 'Of the current file at `url`, with last_modified: an unchanged file is not sent again.';
comment on column public.market_refreshes.refused_sha256 is 'The file that waits for the yes of a person, because of a jump alone.';
comment on column public.market_refreshes.accepted_sha256 is 'The file that an admin said yes to.';

alter table public.market_refreshes enable row level security;

create policy "admins read refreshes of the market"
  on public.market_refreshes for select to authenticated
  using ((select public.is_admin()));

revoke all on table public.market_refreshes from public, anon, authenticated, service_role;
grant select on table public.market_refreshes to authenticated, service_role;

-- Takes the right to ask a source now, for one caller at a time. A source is due a week after a good answer and a day after
-- any other (both less an hour, so that the time of day stays), at once after an admin's yes, and ten minutes after an asker
-- that never came back. `forced` asks before it is due. Answers null when it is not due, else
-- {"url", "etag", "last_modified", "accepted_sha256"}.
create function public.begin_market_refresh(source_key text, forced boolean default false)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  taken public.market_refreshes;
begin
  insert into public.market_refreshes (key, asked_at, outcome, reason)
    values (source_key, '-infinity', 'unreachable', 'The source was never asked.')
    on conflict (key) do nothing;
  update public.market_refreshes as refreshes
    set asked_at = pg_catalog.clock_timestamp(), outcome = 'asking', reason = 'The answer is awaited.'
    where refreshes.key = source_key
      and case
        when refreshes.outcome = 'asking' then refreshes.asked_at <= pg_catalog.clock_timestamp() - interval '10 minutes'
        when forced or refreshes.accepted_at > refreshes.asked_at then true
        when refreshes.outcome in ('imported', 'unchanged')
          then refreshes.asked_at <= pg_catalog.clock_timestamp() - interval '167 hours'
        else refreshes.asked_at <= pg_catalog.clock_timestamp() - interval '23 hours'
      end
    returning * into taken;
  if taken.key is null then
    return null;
  end if;
  return pg_catalog.jsonb_build_object(
    'url', taken.url, 'etag', taken.etag, 'last_modified', taken.last_modified, 'accepted_sha256', taken.accepted_sha256
  );
end;
$$;

-- Notes what came of asking, where nothing was imported. `waiting_sha256`: the file that only a person's yes keeps out.
create function public.finish_market_refresh(
  source_key text,
  outcome text,
  reason text,
  waiting_sha256 text default null
)
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  update public.market_refreshes as refreshes
    set outcome = $2, reason = pg_catalog.left($3, 2000), refused_sha256 = $4
    where refreshes.key = $1;
$$;

-- The yes of an admin to one file that was refused for a jump. The next run imports it if it is still the same file.
-- Raises 42501 for everyone but admins, and PT409 when another file, or none, waits.
create function public.accept_market_jump(source_key text, file_sha256 text)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_staff();
  update public.market_refreshes as refreshes
    set accepted_sha256 = refreshes.refused_sha256, accepted_by = auth.uid(), accepted_at = pg_catalog.clock_timestamp()
    where refreshes.key = source_key and refreshes.refused_sha256 = accept_market_jump.file_sha256;
  if not found then
    raise exception 'No such file of % waits for a yes: look at the newest answer first.', source_key
      using errcode = 'PT409';
  end if;
  perform private.audit(
    'market.jump-accepted', 'market_source:' || source_key, pg_catalog.jsonb_build_object('file_sha256', file_sha256)
  );
end;
$$;

-- For staff, by source: [{"key", "name", "first_day", "last_day", "retrieved_on", "revised", "asked_at", "changed_at",
-- "outcome", "reason", "waiting_sha256"}]. `revised` counts published values that the current edition changed; asked_at and
-- what follows it is null for a source that was never asked. Raises 42501 for everyone but admins.
create function public.market_refresh_status()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
      'key', coalesce(sources.key, refreshes.key), 'name', sources.name,
      'first_day', sources.first_day, 'last_day', sources.last_day, 'retrieved_on', sources.retrieved_on,
      'revised', imports.revised,
      'asked_at', refreshes.asked_at, 'changed_at', refreshes.changed_at,
      'outcome', refreshes.outcome, 'reason', refreshes.reason, 'waiting_sha256', refreshes.refused_sha256
    ) order by coalesce(sources.key, refreshes.key)), '[]')
    from (select * from public.market_sources where superseded_at is null) as sources
    left join public.market_imports as imports on imports.source_id = sources.id
    full join public.market_refreshes as refreshes on refreshes.key = sources.key
  );
end;
$$;

revoke all on function public.begin_market_refresh(text, boolean), public.finish_market_refresh(text, text, text, text),
  public.accept_market_jump(text, text), public.market_refresh_status()
  from public, anon, authenticated, service_role;
grant execute on function public.begin_market_refresh(text, boolean), public.finish_market_refresh(text, text, text, text)
  to service_role;
grant execute on function public.accept_market_jump(text, text), public.market_refresh_status()
  to authenticated, service_role;
