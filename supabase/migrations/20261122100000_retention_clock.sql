-- Retention deletes by age, and age is told by a clock that can be wrong. What is gone stays gone, so deletion
-- believes the clock only as far as it has watched it run. docs/decisions/0052-retention-and-the-clock.md says why
-- the bounds are what they are.

-- What was deleted, what waited and what was refused: one row a day for each kind, no personal data.
create table public.retention_days (
  day date not null,
  outcome text not null,
  relation text not null default '',
  reason text not null default '',
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

comment on column public.retention_days.day is 'Day in UTC, by the clock as the run saw it.';
comment on column public.retention_days.outcome is
  'deleted; limited: due, and over the share of the day; refused: due, and the clock is in doubt; accepted, confirmed: the clock is believed again, by time or by a person.';
comment on column public.retention_days.rows is 'Deleted on the day; of limited and refused how many were due at the last run.';

alter table public.retention_days enable row level security;

create policy "admins read what retention did"
  on public.retention_days for select to authenticated
  using ((select public.is_admin()));

revoke all on table public.retention_days from public, anon, authenticated, service_role;
grant select on table public.retention_days to authenticated, service_role;

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
  set search_path = ''
as $$
  insert into public.retention_days as known (day, outcome, relation, reason, rows, first_at, last_at)
    values ((seen at time zone 'UTC')::date, $2, $3, $4, $5, seen, seen)
    on conflict (day, outcome, relation, reason) do update
      set rows = case when $2 = 'deleted' then known.rows + excluded.rows else excluded.rows end,
        runs = known.runs + 1,
        last_at = excluded.last_at
    returning known.runs = 1;
$$;

-- Which rows go when is a rule's condition, SQL with now() in it. A held rule deletes nothing while the clock is in
-- doubt, and on one day at most `daily_rows`, or `daily_share` of its table where that is more. `stamp` is the time of
-- a row: the oldest goes first.
alter table private.retention_rules
  add column is_held boolean not null default true,
  add column stamp text,
  add column daily_rows integer not null default 50,
  add column daily_share numeric not null default 0.1,
  add constraint retention_rules_share check (daily_rows > 0 and daily_share > 0 and daily_share <= 1);

update private.retention_rules set stamp = case relation
  when 'public.newsletter_subscribers'::regclass then 'consent_at'
  when 'public.salary_access_requests'::regclass then 'requested_at'
  when 'public.assessment_attempts'::regclass then 'started_at'
  when 'public.analytics_events'::regclass then 'happened_at'
  when 'public.analytics_sessions'::regclass then 'last_at'
  when 'public.analytics_page_days'::regclass then 'day::timestamptz'
  when 'public.csp_reports'::regclass then 'last_seen'
  when 'public.security_events'::regclass then 'last_seen'
  when 'public.newsletter_deliveries'::regclass then 'queued_at'
  when 'public.rate_limit_hits'::regclass then 'at'
  else 'created_at'
end;

-- Kept for thirty days or less: a tenth a day would never catch up with them.
update private.retention_rules set daily_share = 0.25
  where condition ~ 'interval ''(7|30) days''';

-- Counts and hashes, many at a time: a day of traffic, everyone who got one newsletter.
update private.retention_rules set daily_rows = 5000, daily_share = 0.25
  where relation in (
    'public.analytics_events'::regclass, 'public.analytics_sessions'::regclass, 'public.analytics_page_days'::regclass,
    'public.csp_reports'::regclass, 'public.security_events'::regclass, 'public.newsletter_deliveries'::regclass
  );

-- Working rows of hours, worth nothing afterwards: an early end costs a counted attempt or a sign-in at LinkedIn that
-- has to be begun again, and keeping them would fill the disk.
update private.retention_rules set is_held = false
  where relation in ('public.rate_limit_hits'::regclass, 'public.linkedin_oauth_states'::regclass);

insert into private.retention_rules (relation, condition, stamp, daily_rows) values
  ('public.retention_days', $$last_at < now() - interval '24 months'$$, 'last_at', 5000);

-- The newest row of everything that is held, not later than `seen`: what the first run has to go by.
create function private.newest_held_row(seen timestamptz)
  returns timestamptz
  language plpgsql
  stable
  set search_path = ''
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
  set search_path = ''
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
  set search_path = ''
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

revoke all on function
  private.note_retention(timestamptz, text, text, text, bigint), private.newest_held_row(timestamptz),
  private.observe_clock(timestamptz), private.describe_clock(private.retention_clock)
  from public, anon, authenticated, service_role;
