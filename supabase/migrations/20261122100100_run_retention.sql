-- Everything that deletes by age goes through here, under the guard of the clock and within a share of each table a day.

drop function public.delete_expired();

-- One run at the time `seen`; `is_trial` counts what would go and deletes nothing. Answers what `describe_clock` says, and
-- {"deleted", "limited", "refused"}: rows; "is_news": the first run of a day that limits or refuses.
create function private.run_retention(seen timestamptz, is_trial boolean)
  returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  clock private.retention_clock;
  rule private.retention_rules;
  relation text;
  condition text;
  due bigint;
  total bigint;
  deleted_today bigint;
  allowed bigint;
  deleted bigint := 0;
  limited bigint := 0;
  refused bigint := 0;
  is_news boolean := false;
begin
  -- Two runs at once would each take the share of the day.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('private.retention_rules', 0));
  clock := private.observe_clock(seen);
  if clock.doubt is not null and not is_trial then
    is_news := private.note_retention(seen, 'refused', '', clock.doubt, 0);
  end if;

  for rule in select * from private.retention_rules as rules order by rules.relation::text, rules.condition loop
    relation := rule.relation::text;
    condition := pg_catalog.regexp_replace(rule.condition, '(pg_catalog\.)?\mnow\(\)', '$1', 'g');
    if not rule.is_held then
      continue when is_trial;
      execute pg_catalog.format('delete from %s where %s', relation, condition) using seen;
      get diagnostics due = row_count;
      deleted := deleted + due;
      continue;
    end if;

    execute pg_catalog.format('select count(*) from %s where %s', relation, condition) into due using seen;
    continue when due = 0;
    if clock.doubt is not null then
      refused := refused + due;
      if not is_trial then
        perform private.note_retention(seen, 'refused', relation, clock.doubt, due);
      end if;
      continue;
    end if;

    select coalesce(sum(days.rows), 0) into deleted_today
      from public.retention_days as days
      where days.day = (seen at time zone 'UTC')::date and days.outcome = 'deleted' and days.relation = rule.relation::text;
    allowed := rule.daily_rows - deleted_today;
    -- Counting a whole table is for the days on which it matters.
    if due > allowed then
      execute pg_catalog.format('select count(*) from %s', relation) into total;
      allowed := greatest(rule.daily_rows, ceil(rule.daily_share * (total + deleted_today))) - deleted_today;
    end if;
    allowed := least(due, greatest(allowed, 0));
    if is_trial then
      deleted := deleted + allowed;
      continue;
    end if;
    if allowed > 0 then
      -- A row that was changed meanwhile has another ctid and stays.
      execute pg_catalog.format(
        'delete from %1$s where ctid = any (array(select ctid from %1$s where %2$s order by %3$s limit $2)) and (%2$s)',
        relation, condition, coalesce(rule.stamp, '1')
      ) using seen, allowed;
      get diagnostics allowed = row_count;
      perform private.note_retention(seen, 'deleted', relation, '', allowed);
      deleted := deleted + allowed;
    end if;
    if due > allowed then
      limited := limited + due - allowed;
      is_news := private.note_retention(seen, 'limited', relation, 'share-of-the-day', due - allowed) or is_news;
    end if;
  end loop;
  return private.describe_clock(clock) || pg_catalog.jsonb_build_object(
    'deleted', deleted, 'limited', limited, 'refused', refused, 'is_news', is_news
  );
end;
$$;

-- Deletes what is kept no longer; to be called every minute to every hour. Answers as `private.run_retention` does.
create function public.delete_expired()
  returns jsonb
  language sql
  security definer
  set search_path = ''
as $$
  select private.run_retention(pg_catalog.now(), false);
$$;

-- How many held rows a run would delete now: whoever wants a backup before anything goes asks this first.
create function public.count_expired()
  returns bigint
  language sql
  security definer
  set search_path = ''
as $$
  select (private.run_retention(pg_catalog.now(), true) ->> 'deleted')::bigint;
$$;

-- A person has looked at the clock of the database, and it is right: deletion goes on with the next run, within the
-- share of each day.
create function public.confirm_retention_clock()
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  clock private.retention_clock;
begin
  update private.retention_clock as stored
    set believed_at = pg_catalog.now(), skipped = '0', watched = '0',
      doubt = null, doubted_since = null, doubted_at = null
    returning stored.* into clock;
  perform private.note_retention(pg_catalog.now(), 'confirmed', '', '', 0);
  perform private.audit('retention.clock-confirmed', 'retention', pg_catalog.jsonb_build_object('at', pg_catalog.now()));
  return private.describe_clock(clock);
end;
$$;

-- What retention thinks of the clock, as `private.describe_clock` says, and {"deleted_today", "limited_today",
-- "last_run_at"}. Raises 42501 for everybody but admins and the server.
create function public.retention_status()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  today constant date := (pg_catalog.now() at time zone 'UTC')::date;
begin
  perform private.require_staff();
  return private.describe_clock((select stored from private.retention_clock as stored))
    || (
      select pg_catalog.jsonb_build_object(
        'deleted_today', coalesce(sum(days.rows) filter (where days.outcome = 'deleted'), 0),
        'limited_today', coalesce(sum(days.rows) filter (where days.outcome = 'limited'), 0)
      )
      from public.retention_days as days
      where days.day = today
    )
    || (
      select pg_catalog.jsonb_build_object('last_run_at', coalesce(stored.doubted_at, stored.believed_at))
      from private.retention_clock as stored
    );
end;
$$;

revoke all on function private.run_retention(timestamptz, boolean) from public, anon, authenticated, service_role;
revoke all on function
  public.delete_expired(), public.count_expired(), public.confirm_retention_clock(), public.retention_status()
  from public, anon, authenticated, service_role;
grant execute on function public.delete_expired(), public.count_expired(), public.confirm_retention_clock()
  to service_role;
grant execute on function public.retention_status() to authenticated, service_role;
