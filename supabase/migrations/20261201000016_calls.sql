-- Calls with a recruiter: staff set weekly hours and exceptions, visitors book half an hour of them. Without hours there is
-- nothing to book.

create table public.call_hours (
  id bigint generated always as identity primary key,
  -- ISO 8601: 1 is Monday, 7 is Sunday.
  weekday smallint not null,
  -- In the time of `zone`.
  starts time not null,
  ends time not null,
  zone text not null,
  constraint call_hours_unique unique (weekday, starts),
  constraint call_hours_weekday check (weekday between 1 and 7),
  constraint call_hours_length check (ends - starts >= interval '30 minutes'),
  constraint call_hours_zone_known check (
    zone in (
      'America/St_Johns', 'America/Halifax', 'America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix',
      'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu'
    )
  )
);

-- A day with exceptions has none of its weekly hours: it has theirs, and one without hours is closed.
create table public.call_exceptions (
  id bigint generated always as identity primary key,
  day date not null,
  starts time,
  ends time,
  zone text not null,
  constraint call_exceptions_unique unique nulls not distinct (day, starts),
  constraint call_exceptions_length check (
    (starts is null and ends is null) or coalesce(ends - starts >= interval '30 minutes', false)
  ),
  constraint call_exceptions_zone_known check (
    zone in (
      'America/St_Johns', 'America/Halifax', 'America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix',
      'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu'
    )
  )
);

-- Written by submit_call_booking and change_call_booking alone; kept for 24 months.
create table public.call_bookings (
  -- Also the UID of the entry in calendars.
  id uuid primary key,
  reference text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'booked',
  -- Rises with each change, as calendars need it.
  sequence integer not null default 0,
  name text not null,
  email text not null,
  -- The visitor's time zone, such as `America/Toronto`.
  zone text not null,
  -- SHA-256 of the token in the link to move or cancel.
  token_hash text not null,
  consent_text text not null,
  page text not null,
  created_at timestamptz not null default now(),
  constraint call_bookings_reference_unique unique (reference),
  constraint call_bookings_token_hash_unique unique (token_hash),
  constraint call_bookings_length check (ends_at = starts_at + interval '30 minutes'),
  constraint call_bookings_status_known check (status in ('booked', 'cancelled')),
  constraint call_bookings_name_length check (char_length(btrim(name)) between 2 and 100),
  constraint call_bookings_email_form check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and char_length(email) <= 254),
  constraint call_bookings_zone_form check (zone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  constraint call_bookings_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$'),
  constraint call_bookings_consent_present check (char_length(btrim(consent_text)) between 1 and 500),
  constraint call_bookings_page_form check (page ~ '^/[a-z0-9/_-]*$' and char_length(page) <= 200),
  -- No two calls at a time, whatever a function believed before.
  constraint call_bookings_apart exclude using gist (tstzrange(starts_at, ends_at) with &&) where (status = 'booked')
);

create index call_bookings_starts_at on public.call_bookings (starts_at);

call private.let_admins_read('public.call_hours', 'public.call_exceptions', 'public.call_bookings');
call private.let_admins('add hours', 'insert', 'public.call_hours');
call private.let_admins('delete hours', 'delete', 'public.call_hours');
call private.let_admins('add exceptions', 'insert', 'public.call_exceptions');
call private.let_admins('delete exceptions', 'delete', 'public.call_exceptions');
grant insert (weekday, starts, ends, zone), delete on table public.call_hours to authenticated;
grant insert (day, starts, ends, zone), delete on table public.call_exceptions to authenticated;

insert into private.sum_limits (kind, period, most, per_sender, is_bytes, title)
  values ('call-booking', 'day', 200, null, false, 'Booked calls today');
insert into private.retention_rules (relation, condition, stamp, is_held, daily_rows, daily_share)
  values ('public.call_bookings', $$created_at < now() - interval '24 months'$$, 'created_at', true, 50, 0.1);

-- A mail with an entry for calendars (iCalendar, RFC 5545).
alter table public.mail_queue
  add column calendar text,
  add constraint mail_queue_calendar_length check (char_length(calendar) <= 10000);

-- The half hours of staff between two moments, taken or not. Hours are read in their own zone, so that a day on which the clocks
-- change has an hour more or less.
create function private.call_slots(from_at timestamptz, to_at timestamptz)
  returns table (starts_at timestamptz)
  language sql
  stable
as $$
  with days as (
    select each::date as day
    from generate_series(from_at - interval '1 day', to_at + interval '1 day', interval '1 day') as each
  ), hours as (
    select days.day, weekly.starts, weekly.ends, weekly.zone
    from days
    join public.call_hours as weekly on weekly.weekday = extract(isodow from days.day)
    where not exists (select from public.call_exceptions as others where others.day = days.day)
    union all
    select others.day, others.starts, others.ends, others.zone
    from days
    join public.call_exceptions as others on others.day = days.day and others.starts is not null
  )
  select distinct slot
  from hours
  cross join lateral generate_series(
    (hours.day + hours.starts) at time zone hours.zone,
    (hours.day + hours.ends) at time zone hours.zone - interval '30 minutes',
    interval '30 minutes'
  ) as slot
  where slot >= from_at and slot < to_at;
$$;

-- What can be booked: from four hours from now on, for 14 days.
create function public.free_call_slots()
  returns table (starts_at timestamptz)
  language sql
  stable
  security definer
as $$
  select slots.starts_at
  from private.call_slots(now() + interval '4 hours', now() + interval '14 days') as slots
  where not exists (
    select from public.call_bookings as others
    where others.status = 'booked'
      and tstzrange(others.starts_at, others.ends_at)
        && tstzrange(slots.starts_at, slots.starts_at + interval '30 minutes')
  )
  order by slots.starts_at;
$$;

-- The entry goes with the mail to the visitor, under its key.
create function private.queue_call_mails(prefix text, mails jsonb, calendar text)
  returns void
  language plpgsql
as $$
begin
  perform private.queue_mails(prefix, mails);
  update public.mail_queue as queue set calendar = $3 where queue.dedupe_key = $1 || ':sender';
end;
$$;

-- `submission` is what private.begin_submission needs, and page; `input` {id, slot, name, email, zone, token_hash, consent_text};
-- `mails` an array of {name, to, subject, text, html, headers}; `calendar` the entry of the mail to the visitor. A slot that is not
-- free is answered as an invalid field.
create function public.submit_call_booking(submission jsonb, input jsonb, mails jsonb, calendar text)
  returns jsonb
  language plpgsql
  security definer
as $$
declare
  begun jsonb := private.begin_submission('call-booking', submission);
  reference constant text := submission ->> 'reference';
  wanted constant timestamptz := (input ->> 'slot')::timestamptz;
begin
  if begun ->> 'status' <> 'new' then
    return begun;
  end if;
  -- One after the other: two that check the constraint at once could wait for each other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('public.call_bookings', 0));
  if not exists (select from public.free_call_slots() as free where free.starts_at = wanted) then
    delete from public.form_submissions as s where s.form = 'call-booking' and s.key = (submission ->> 'key')::uuid;
    return jsonb_build_object('status', 'invalid', 'fields', jsonb_build_object('slot', 'This time is not free any more.'));
  end if;
  insert into public.call_bookings (id, reference, starts_at, ends_at, name, email, zone, token_hash, consent_text, page)
  values (
    (input ->> 'id')::uuid, reference, wanted, wanted + interval '30 minutes', input ->> 'name', input ->> 'email',
    input ->> 'zone', input ->> 'token_hash', input ->> 'consent_text', submission ->> 'page'
  );
  perform private.queue_call_mails('call-booking:' || reference, mails, calendar);
  return jsonb_build_object('status', 'accepted', 'reference', reference);
end;
$$;

-- The booking of a link, while its call is still ahead.
create function public.call_booking_of(token_hash text)
  returns setof public.call_bookings
  language sql
  stable
  security definer
as $$
  select * from public.call_bookings as bookings
  where bookings.token_hash = $1 and bookings.status = 'booked' and bookings.starts_at > now();
$$;

-- Moves a booking, or cancels it where `moved_to` is null. `seen` is the sequence that the mails were written for.
-- {"status": "saved" | "taken" | "gone"}: gone is also a booking that was changed since.
create function public.change_call_booking(token_hash text, seen integer, moved_to timestamptz, mails jsonb, calendar text)
  returns jsonb
  language plpgsql
  security definer
as $$
declare
  booking public.call_bookings;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('public.call_bookings', 0));
  select * into booking from public.call_booking_of(token_hash);
  if not found or booking.sequence <> seen then
    return jsonb_build_object('status', 'gone');
  end if;
  if moved_to is null then
    update public.call_bookings set status = 'cancelled', sequence = seen + 1 where id = booking.id;
  elsif exists (select from public.free_call_slots() as free where free.starts_at = moved_to) then
    update public.call_bookings
      set starts_at = moved_to, ends_at = moved_to + interval '30 minutes', sequence = seen + 1
      where id = booking.id;
  else
    return jsonb_build_object('status', 'taken');
  end if;
  perform private.queue_call_mails('call-booking:' || booking.reference || ':' || (seen + 1), mails, calendar);
  return jsonb_build_object('status', 'saved');
end;
$$;

create or replace function private.tables_of_people()
  returns table (relation text, address text, sorted_by text)
  language sql
  immutable
  set search_path = ''
as $$
  values
    ('contact_requests', 'email', 'id'),
    ('call_bookings', 'email', 'created_at'),
    ('job_applications', 'email', 'created_at'),
    ('newsletter_subscribers', 'email', 'created_at'),
    ('salary_access_requests', 'email', 'id'),
    ('salary_alerts', 'email', 'created_at'),
    ('assessment_attempts', 'email', 'started_at'),
    ('mail_queue', 'to_address', 'id'),
    ('mail_bounces', 'address_key', 'address_key');
$$;

call private.let_call(
  'service_role', 'free_call_slots', 'submit_call_booking', 'call_booking_of', 'change_call_booking'
);
call private.seal_schemas();
