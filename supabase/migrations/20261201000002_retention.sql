-- Retention deletes by age, and age is told by a clock that can be wrong. What is gone stays gone, so deletion
-- believes the clock only as far as it has watched it run. docs/decisions/0052-retention-and-the-clock.md says why
-- the bounds are what they are.

-- What becomes of rows with people's data: the list is in the last file of the baseline. Which rows go when is `condition`, SQL
-- with now() in it over one row of `relation`. A held rule deletes nothing while the clock is in doubt, and on one day at most
-- `daily_rows`, or `daily_share` of its table where that is more: 5,000 for counts and hashes, which come many at a time, and a
-- quarter for rows that are kept for thirty days or less, because a tenth would never catch up with them. Rules that are not
-- held are of working rows of hours, worth nothing afterwards: an early end costs a counted attempt, and keeping them would fill
-- the disk. `stamp` is the time of a row: the oldest goes first.
create table private.retention_rules (
  relation regclass not null,
  condition text not null,
  stamp text,
  is_held boolean not null default true,
  daily_rows integer not null default 50,
  daily_share numeric not null default 0.1,
  primary key (relation, condition),
  constraint retention_rules_share check (daily_rows > 0 and daily_share > 0 and daily_share <= 1)
);

-- What was deleted, what waited and what was refused: one row a day for each kind, no personal data.
create table public.retention_days (
  -- Day in UTC, by the clock as the run saw it.
  day date not null,
  -- deleted; limited: due, and over the share of the day; refused: due, and the clock is in doubt; accepted, confirmed: the
  -- clock is believed again, by time or by a person.
  outcome text not null,
  relation text not null default '',
  reason text not null default '',
  -- Deleted on the day; of limited and refused how many were due at the last run.
  rows bigint not null,
  runs bigint not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (day, outcome, relation, reason),
  constraint retention_days_outcome_known
    check (outcome in ('deleted', 'limited', 'refused', 'accepted', 'confirmed')),
  constraint retention_days_texts_length check (char_length(relation) <= 100 and char_length(reason) <= 60),
  constraint retention_days_counts check (rows >= 0 and runs > 0)
);

call private.let_admins_read('public.retention_days');

-- How far the clock is believed. One row.
create table private.retention_clock (
  one boolean primary key default true,
  -- The latest time that a run believed. Null before the first run.
  believed_at timestamptz,
  -- Time that passed between runs while nobody watched; watched time pays it back.
  skipped interval not null default '0',
  -- Null: the clock is believed. Otherwise which way it jumped, since when, when it was seen last, and how long it
  -- has been watched since without another jump.
  doubt text,
  doubted_since timestamptz,
  doubted_at timestamptz,
  watched interval not null default '0',
  constraint retention_clock_one check (one),
  constraint retention_clock_doubt_known check (doubt in ('ahead', 'behind')),
  constraint retention_clock_doubt_whole
    check ((doubt is null) = (doubted_since is null) and (doubt is null) = (doubted_at is null))
);

insert into private.retention_clock default values;

-- Notes what a run did. True when the day had no such note yet.
create function private.note_retention(seen timestamptz, outcome text, relation text, reason text, row_count bigint)
  returns boolean
  language sql
as $$
  insert into public.retention_days as known (day, outcome, relation, reason, rows, first_at, last_at)
    values ((seen at time zone 'UTC')::date, $2, $3, $4, $5, seen, seen)
    on conflict (day, outcome, relation, reason) do update
      set rows = case when $2 = 'deleted' then known.rows + excluded.rows else excluded.rows end,
        runs = known.runs + 1,
        last_at = excluded.last_at
    returning known.runs = 1;
$$;

-- The newest row of everything that is held, not later than `seen`: what the first run has to go by.
create function private.newest_held_row(seen timestamptz)
  returns timestamptz
  language plpgsql
  stable
as $$
declare
  rule record;
  newest timestamptz;
  newest_here timestamptz;
begin
  for rule in
    select distinct rules.relation, rules.stamp from private.retention_rules as rules
    where rules.is_held and rules.stamp is not null and rules.relation <> 'public.retention_days'::regclass
  loop
    execute pg_catalog.format('select max(%s) from %s where %1$s <= $1', rule.stamp, rule.relation)
      into newest_here using seen;
    newest := greatest(newest, newest_here);
  end loop;
  return newest;
end;
$$;

-- Looks at the clock and says what to think of it; called by every run. It is believed while it goes on from where it
-- was seen last. Nobody can tell a wrong clock from a site that was off, so after a jump both wait, and the wait is
-- time that was watched, in steps of at most two hours a run:
--   ahead by more than three days: seven days; by more than 180 days, until a person confirms it;
--   back by more than an hour: one day. A clock that returns to where it was is believed again at once.
create function private.observe_clock(seen timestamptz)
  returns private.retention_clock
  language plpgsql
as $$
declare
  longest_step constant interval := '2 hours';
  longest_gap constant interval := '3 days';
  none constant interval := '0';
  clock private.retention_clock;
  lead interval;
  skipped interval;
  jumped text;
begin
  select * into strict clock from private.retention_clock for update;
  clock.believed_at := coalesce(clock.believed_at, private.newest_held_row(seen), seen);
  lead := seen - clock.believed_at;
  -- Gaps add up, so that many small jumps are no way around the bound; each watched hour pays back three, so that a
  -- machine that is off at night is never in doubt.
  skipped := greatest(
    clock.skipped + greatest(lead - longest_step, none) - 3 * least(greatest(lead, none), longest_step), none
  );
  jumped := case
    when lead < interval '-1 hour' then 'behind'
    when lead > longest_gap or skipped > longest_gap then 'ahead'
  end;

  if jumped is null then
    clock.believed_at := greatest(clock.believed_at, seen);
    clock.skipped := skipped;
  elsif clock.doubt = jumped
    and seen between clock.doubted_at - interval '1 hour' and clock.doubted_at + longest_gap
  then
    clock.watched := clock.watched + least(greatest(seen - clock.doubted_at, none), longest_step);
    clock.doubted_at := greatest(clock.doubted_at, seen);
    if (jumped = 'behind' and clock.watched >= interval '1 day')
      or (jumped = 'ahead' and clock.watched >= interval '7 days' and lead <= interval '180 days')
    then
      perform private.note_retention(seen, 'accepted', '', jumped, 0);
      clock.believed_at := seen;
      clock.skipped := none;
      jumped := null;
    end if;
  else
    clock.doubted_since := seen;
    clock.doubted_at := seen;
    clock.watched := none;
  end if;
  clock.doubt := jumped;
  if jumped is null then
    clock.doubted_since := null;
    clock.doubted_at := null;
    clock.watched := none;
  end if;
  update private.retention_clock as stored
    set believed_at = clock.believed_at, skipped = clock.skipped, doubt = clock.doubt,
      doubted_since = clock.doubted_since, doubted_at = clock.doubted_at, watched = clock.watched;
  return clock;
end;
$$;

-- A clock as {"status": "believed" | "in-doubt", "jumped": "ahead" | "behind" | null, "days_off", "days_watched",
-- "needs": "time" | "person" | null, "believed_at"}.
create function private.describe_clock(clock private.retention_clock)
  returns jsonb
  language sql
  immutable
as $$
  select pg_catalog.jsonb_build_object(
    'status', case when clock.doubt is null then 'believed' else 'in-doubt' end,
    'jumped', clock.doubt,
    'days_off', pg_catalog.round(extract(epoch from clock.doubted_at - clock.believed_at) / 86400, 1),
    'days_watched', pg_catalog.round(extract(epoch from clock.watched) / 86400, 1),
    'needs', case
      when clock.doubt = 'ahead' and clock.doubted_at - clock.believed_at > interval '180 days' then 'person'
      when clock.doubt is not null then 'time'
    end,
    'believed_at', clock.believed_at
  );
$$;

-- Everything that deletes by age goes through here, under the guard of the clock and within a share of each table a day.

-- One run at the time `seen`; `is_trial` counts what would go and deletes nothing. Answers what `describe_clock` says, and
-- {"deleted", "limited", "refused"}: rows; "is_news": the first run of a day that limits or refuses.
create function private.run_retention(seen timestamptz, is_trial boolean)
  returns jsonb
  language plpgsql
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
as $$
  select private.run_retention(pg_catalog.now(), false);
$$;

-- How many held rows a run would delete now: whoever wants a backup before anything goes asks this first.
create function public.count_expired()
  returns bigint
  language sql
  security definer
as $$
  select (private.run_retention(pg_catalog.now(), true) ->> 'deleted')::bigint;
$$;

-- A person has looked at the clock of the database, and it is right: deletion goes on with the next run, within the
-- share of each day.
create function public.confirm_retention_clock()
  returns jsonb
  language plpgsql
  security definer
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

call private.let_call('service_role', 'delete_expired', 'count_expired', 'confirm_retention_clock');
call private.let_call('authenticated, service_role', 'retention_status');
call private.seal_schemas();
