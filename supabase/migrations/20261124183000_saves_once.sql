-- A save whose answer was lost is asked for again with the key of the first time, and is done once.
-- docs/decisions/0116-a-save-is-done-once.md

alter table public.authority_goals add column key uuid unique;
comment on column public.authority_goals.key is 'From the browser: of a goal that is set, however often it is sent.';
grant insert (key) on table public.authority_goals to authenticated;

alter table public.authority_imports add column key uuid unique;
comment on column public.authority_imports.key is 'From the browser: of a file that is imported, however often it is sent.';

alter table public.job_imports add column key uuid unique, add column answer jsonb;
comment on column public.job_imports.key is 'From the browser: of an edition that is imported, however often it is sent.';
comment on column public.job_imports.answer is 'With a key: what the import answered.';

alter table public.seo_strategies add column key uuid;
comment on column public.seo_strategies.key is 'From the browser: of a plan that is asked for, however often it is sent.';
create unique index seo_strategies_key on public.seo_strategies (created_by, key);

-- The imports keep their names: their bodies use them.
revoke all on function public.import_authority(jsonb) from public, anon, authenticated, service_role;
alter function public.import_authority(jsonb) set schema private;
revoke all on function public.import_jobs(text, jsonb, text, boolean, boolean) from public, anon, authenticated, service_role;
alter function public.import_jobs(text, jsonb, text, boolean, boolean) set schema private;

-- Imports one file in one transaction: {key, kind, source, file_name, measured_on, duplicates, rows: […]}; the rows have
-- the columns of their table. Answers {import_id, added, changed, unchanged}. The same key again changes nothing and answers
-- the same; without a key the same rows again change nothing.
create function public.import_authority(import jsonb)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  of_key constant uuid := (import ->> 'key')::uuid;
  answer jsonb;
begin
  if not public.is_admin() then
    raise exception 'Only admins import figures.' using errcode = '42501';
  end if;
  if of_key is null then
    return private.import_authority(import);
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('import_authority:' || of_key, 0));
  select jsonb_build_object(
      'import_id', imports.id, 'added', imports.added, 'changed', imports.changed, 'unchanged', imports.unchanged
    )
    into answer from public.authority_imports as imports where imports.key = of_key;
  if answer is null then
    answer := private.import_authority(import);
    update public.authority_imports as imports set key = of_key where imports.id = (answer ->> 'import_id')::bigint;
  end if;
  return answer;
end;
$$;

-- Takes an edition of a feed whole or not at all, as private.import_jobs does. The same key again changes nothing and
-- answers the same.
create function public.import_jobs(
  feed text,
  postings jsonb,
  file_name text,
  is_full boolean default false,
  dry_run boolean default false,
  key uuid default null
)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  known jsonb;
begin
  perform private.require_staff();
  if import_jobs.key is null or dry_run then
    return private.import_jobs(feed, postings, file_name, is_full, dry_run);
  end if;
  -- The lock that the import itself takes: until the end the newest import of the feed is this one.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('import_jobs:' || import_jobs.feed, 0));
  select imports.answer into known from public.job_imports as imports where imports.key = import_jobs.key;
  if known is null then
    known := private.import_jobs(feed, postings, file_name, is_full, false);
    update public.job_imports as imports set key = import_jobs.key, answer = known
      where imports.id = (select max(others.id) from public.job_imports as others where others.feed = import_jobs.feed);
  end if;
  return known;
end;
$$;

-- The yes of an admin to one file that was refused for a jump. The next run imports it if it is still the same file. A second
-- yes to it changes nothing. Raises 42501 for everyone but admins, and PT409 when another file, or none, waits.
create or replace function public.accept_market_jump(source_key text, file_sha256 text)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  waiting public.market_refreshes;
begin
  perform private.require_staff();
  select * into waiting from public.market_refreshes as refreshes
    where refreshes.key = source_key and refreshes.refused_sha256 = accept_market_jump.file_sha256 for update;
  if waiting.key is null then
    raise exception 'No such file of % waits for a yes: look at the newest answer first.', source_key
      using errcode = 'PT409';
  end if;
  if waiting.accepted_sha256 is not distinct from waiting.refused_sha256 and waiting.accepted_at > waiting.asked_at then
    return;
  end if;
  update public.market_refreshes as refreshes
    set accepted_sha256 = waiting.refused_sha256, accepted_by = auth.uid(), accepted_at = pg_catalog.clock_timestamp()
    where refreshes.key = waiting.key;
  perform private.audit(
    'market.jump-accepted', 'market_source:' || source_key, pg_catalog.jsonb_build_object('file_sha256', file_sha256)
  );
end;
$$;

-- The plan that a caller has asked for with this key, as a Strategy; null while there is none.
create function public.find_seo_strategy(caller uuid, key uuid)
  returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
      'id', plans.id, 'kind', plans.kind, 'reason', plans.reason, 'model', plans.model, 'facts', plans.facts,
      'plan', plans.plan, 'created_at', plans.created_at
    )
    from public.seo_strategies as plans
    where plans.created_by = find_seo_strategy.caller and plans.key = find_seo_strategy.key;
$$;

-- Ends the caller's turn and keeps the plan {key, kind, reason, model, facts, plan, pages}; gives its id and time.
-- Without a plan the turn ends alone, and the answer is null.
create or replace function public.finish_seo_strategy(caller uuid, strategy jsonb default null)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  kept jsonb;
begin
  delete from public.seo_strategy_turns as turns where turns.user_id = caller;
  if strategy is null then
    return null;
  end if;
  insert into public.seo_strategies as strategies (kind, reason, model, facts, plan, pages, items, created_by, key)
    values (
      strategy ->> 'kind', strategy ->> 'reason', strategy ->> 'model', strategy -> 'facts', strategy -> 'plan',
      (strategy ->> 'pages')::integer, jsonb_array_length(strategy -> 'plan' -> 'items'), caller,
      (strategy ->> 'key')::uuid
    )
    returning jsonb_build_object('id', strategies.id, 'created_at', strategies.created_at) into kept;
  return kept;
end;
$$;

revoke all on function public.import_authority(jsonb), public.import_jobs(text, jsonb, text, boolean, boolean, uuid),
  public.find_seo_strategy(uuid, uuid), public.finish_seo_strategy(uuid, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.import_authority(jsonb) to authenticated;
grant execute on function public.import_jobs(text, jsonb, text, boolean, boolean, uuid) to authenticated, service_role;
grant execute on function public.find_seo_strategy(uuid, uuid), public.finish_seo_strategy(uuid, jsonb) to service_role;
