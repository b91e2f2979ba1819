-- What strangers together may store and cause: a sum for all of them, and the share that one sender may take of it. One row
-- counts one kind in one period, for everyone or for one sender. docs/decisions/0138-sums-beside-limits.md has the reasons.

-- `period`: hour, day, or null for everything that is stored. `per_sender`: what one network address or one inbox may take; null: the
-- limits of its kind are elsewhere. Bytes where `is_bytes`, otherwise a number. `title` names it for staff.
create table private.sum_limits (
  kind text primary key,
  period text,
  most bigint not null,
  per_sender bigint,
  is_bytes boolean not null default false,
  title text not null,
  constraint sum_limits_period_known check (period in ('hour', 'day')),
  constraint sum_limits_positive check (most > 0 and per_sender between 1 and most)
);

-- Made for 100,000 visits a month, which are 3,300 a day, with ten times that as room.
insert into private.sum_limits (kind, period, most, per_sender, is_bytes, title) values
  -- An office or a mobile network behind one address sends some dozens. All forms together, so that mails are shared too.
  ('forms', 'day', 8000, 200, false, 'Forms of all kinds today'),
  -- One visitor in a hundred at most: 33 a day. A flood of one form leaves the others open.
  ('contact', 'day', 1000, null, false, 'Contact requests today'),
  ('newsletter', 'day', 1000, null, false, 'Newsletter sign-ups today'),
  ('apply', 'day', 1000, null, false, 'Applications today'),
  ('assessment-save', 'day', 1000, null, false, 'Saved assessments today'),
  ('salary-alert', 'day', 1000, null, false, 'Salary alerts today'),
  -- One visitor in twelve asks for the figures: 275 a day.
  ('salary-access', 'day', 3000, null, false, 'Requests for salary figures today'),
  -- 50 applications a day with 500 KB each; one sender has five files of the largest size.
  ('cvs-day', 'day', 250 * 1024 ^ 2, 25 * 1024 ^ 2, true, 'CVs today'),
  -- 24 months with 50 applications a day and 250 KB each are 9 GB.
  ('cvs', null, 20 * 1024 ^ 3, null, true, 'CVs in all'),
  -- One visitor in thirty: 110 a day. A started attempt holds its questions, 20 KB, for 30 days.
  ('assessments', 'day', 1000, 100, false, 'Started assessments today'),
  -- 17 KB for the 25 events of a visit are 56 MB a day; one address has 300 visits.
  ('events', 'day', 512 * 1024 ^ 2, 5 * 1024 ^ 2, true, 'Events of visits today'),
  -- Two visits in three may report once.
  ('csp-reports', 'day', 20000, 1000, false, 'Reports of browsers today'),
  -- A bad release has some dozens of causes. A group holds up to 50 KB for 90 days.
  ('error-groups', 'day', 500, null, false, 'New kinds of errors today'),
  -- Three for each visit of a day with ten times the visits.
  ('error-visitors', 'day', 100000, null, false, 'Sessions with errors today'),
  -- What common mail providers send for one account in a day; one inbox gets a receipt for each of some forms.
  ('mails-hour', 'hour', 300, 5, false, 'Mails to visitors this hour'),
  ('mails-day', 'day', 2000, 20, false, 'Mails to visitors today'),
  -- Ten times the 40 contact requests and applications of a day. They are in the inbox of the staff area in any case.
  ('notices-hour', 'hour', 100, null, false, 'Mails to staff about forms this hour'),
  ('notices-day', 'day', 500, null, false, 'Mails to staff about forms today'),
  -- They go to accounts of staff alone, three an hour for each: twenty members of staff at once.
  ('sign-in-mails', 'hour', 60, null, false, 'Mails of the sign-in this hour');

create table private.sums (
  kind text not null references private.sum_limits (kind),
  -- Empty: of everyone. Otherwise a hash.
  sender text not null default '',
  -- In UTC; -infinity where the kind has no period.
  starts_at timestamptz not null,
  amount bigint not null,
  primary key (kind, sender, starts_at),
  constraint sums_sender_length check (char_length(sender) <= 100),
  constraint sums_amount_positive check (amount >= 0)
-- Updates of an amount stay within their page.
) with (fillfactor = 50);

create index sums_starts_at on private.sums (starts_at) where starts_at > '-infinity';

-- Counters of hours and of days that are over: an early end costs a count. Totals have no time and stay.
insert into private.retention_rules (relation, condition, stamp, is_held) values
  ('private.sums', $$starts_at > '-infinity' and starts_at < now() - interval '24 hours'$$, 'starts_at', false);

-- An IPv6 customer may hold a /48, with 65,536 networks that each count as a sender: it has this many times the share of one.
create function private.network_factor()
  returns integer
  language sql
  immutable
  set search_path = ''
as $$
  select 4;
$$;

create function private.sum_starts_at(period text)
  returns timestamptz
  language sql
  set search_path = ''
as $$
  select case when period is null then '-infinity' else date_trunc(period, clock_timestamp(), 'UTC') end;
$$;

-- When there is room again, as far as the period decides.
create function private.sum_ends_at(kind text)
  returns timestamptz
  language sql
  set search_path = ''
as $$
  select private.sum_starts_at(limits.period) + ('1 ' || limits.period)::interval
  from private.sum_limits as limits where limits.kind = $1;
$$;

-- Whose limit `amount` more would exceed: `sender`, `all`, or null for nobody's. Reads alone, and waits for nobody.
create function private.exceeded(kind text, amount bigint, sender text default null, network text default null)
  returns text
  language sql
  set search_path = ''
as $$
  select case
    when max(known.amount) filter (where known.sender = '') + $2 > max(limits.most) or $2 > max(limits.most) then 'all'
    when max(known.amount) filter (where known.sender = $3) + $2 > max(limits.per_sender)
      or ($3 is not null and $2 > max(limits.per_sender))
      then 'sender'
    when max(known.amount) filter (where known.sender = $4) + $2 > max(limits.per_sender) * private.network_factor()
      then 'sender'
  end
  from private.sum_limits as limits
  left join private.sums as known
    on known.kind = limits.kind and known.starts_at = private.sum_starts_at(limits.period)
      and known.sender in ('', $3, $4)
  where limits.kind = $1;
$$;

-- Adds to a counter unless that would exceed `most`; true when it was added. Others who count the same wait until the caller's
-- transaction ends, so it comes as late in it as possible.
create function private.add_to_sum(kind text, sender text, starts_at timestamptz, amount bigint, most bigint)
  returns boolean
  language plpgsql
  set search_path = ''
as $$
begin
  insert into private.sums as known (kind, sender, starts_at, amount)
    select $1, $2, $3, $4 where $4 <= $5
    on conflict on constraint sums_pkey do update
      set amount = known.amount + excluded.amount
      where known.amount + excluded.amount <= $5;
  return found;
end;
$$;

-- Takes `amount` of a kind for a sender and its network; true when there was room for it in all three. Everyone's counter comes
-- last: a sender who is over the own limit takes nothing from the others.
create function private.take(kind text, amount bigint, sender text default null, network text default null)
  returns boolean
  language plpgsql
  set search_path = ''
as $$
declare
  limits private.sum_limits;
  starts_at timestamptz;
begin
  select * into strict limits from private.sum_limits as stored where stored.kind = $1;
  starts_at := private.sum_starts_at(limits.period);
  return private.exceeded($1, $2, $3, $4) is null
    and ($3 is null or private.add_to_sum($1, $3, starts_at, $2, limits.per_sender))
    and ($4 is null or private.add_to_sum($1, $4, starts_at, $2, limits.per_sender * private.network_factor()))
    and private.add_to_sum($1, '', starts_at, $2, limits.most);
end;
$$;

-- The sums of this hour, of today and in all, for the site status: [{"kind", "title", "amount", "most", "is_bytes"}].
create function private.sum_figures()
  returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select jsonb_agg(
    jsonb_build_object(
      'kind', limits.kind, 'title', limits.title, 'amount', coalesce(known.amount, 0), 'most', limits.most,
      'is_bytes', limits.is_bytes
    ) order by limits.kind
  )
  from private.sum_limits as limits
  left join private.sums as known
    on known.kind = limits.kind and known.sender = '' and known.starts_at = private.sum_starts_at(limits.period);
$$;

revoke all on table private.sum_limits, private.sums from public, anon, authenticated, service_role;
revoke all on function
  private.network_factor(), private.sum_starts_at(text), private.sum_ends_at(text),
  private.exceeded(text, bigint, text, text), private.add_to_sum(text, text, timestamptz, bigint, bigint),
  private.take(text, bigint, text, text), private.sum_figures()
  from public, anon, authenticated, service_role;
