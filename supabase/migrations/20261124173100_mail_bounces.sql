-- Addresses that refuse mail for good: what their mail server answered (5xx), until a mail is accepted there again.

create table public.mail_bounces (
  address_key text primary key,
  reason text not null,
  code text not null,
  answer text not null,
  created_at timestamptz not null default now(),
  constraint mail_bounces_reason_known check (reason in ('no-mailbox', 'full', 'refused')),
  constraint mail_bounces_code_form check (code ~ '^5\d\d$' or code ~ '^5\.\d{1,3}\.\d{1,3}$'),
  constraint mail_bounces_answer_length check (char_length(answer) <= 500)
);

comment on table public.mail_bounces is 'The last permanent refusal of an address. A mail that is accepted there deletes it.';
comment on column public.mail_bounces.address_key is 'The address in lowercase.';
comment on column public.mail_bounces.reason is 'no-mailbox: the address is wrong or closed; full; refused: a rule or the content.';
comment on column public.mail_bounces.code is 'Of the mail server: enhanced (RFC 3463), such as 5.1.1, or the reply code, such as 550.';

create index mail_bounces_created_at on public.mail_bounces (created_at);

comment on column public.mail_bounces.created_at is 'When the server refused last.';

alter table public.mail_bounces enable row level security;
revoke all on table public.mail_bounces from public, anon, authenticated, service_role;
grant select on table public.mail_bounces to authenticated, service_role;
create policy "admins read bounces" on public.mail_bounces for select to authenticated
  using ((select public.is_admin()));

insert into private.retention_rules (relation, condition, stamp, daily_rows, daily_share) values
  ('public.mail_bounces', $$created_at < now() - interval '12 months'$$, 'created_at', 5000, 0.25);

alter table public.people_records add column former_emails text[] not null default '{}';
comment on column public.people_records.former_emails is
  'Addresses that staff have corrected, in lowercase: export and erase go by them too.';

-- What came of an attempt: `error` null is sent; otherwise the mail waits, longer every time. `bounce` is the permanent
-- answer of the address: {"reason", "code"}. Without a mailbox no other attempt can succeed.
drop function public.finish_mail(bigint, text);
create function public.finish_mail(id bigint, error text default null, bounce jsonb default null)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  address text;
begin
  update public.mail_queue as mails
    set status = case
        when $2 is null then 'sent'
        when mails.attempts >= 20 or $3 ->> 'reason' = 'no-mailbox' then 'failed'
        else 'queued'
      end,
      sent_at = case when $2 is null then clock_timestamp() end,
      last_error = left($2, 500),
      leased_until = null,
      next_attempt_at = clock_timestamp()
        + least(interval '15 seconds' * power(2, least(mails.attempts, 12)), interval '6 hours')
    where mails.id = $1 and mails.status = 'sending'
    returning lower(btrim(mails.to_address)) into address;
  if address is null then
    return;
  end if;
  if $2 is null then
    delete from public.mail_bounces as bounces where bounces.address_key = address;
  elsif $3 is not null then
    insert into public.mail_bounces as bounces (address_key, reason, code, answer, created_at)
      values (address, $3 ->> 'reason', $3 ->> 'code', left($2, 500), clock_timestamp())
      on conflict on constraint mail_bounces_pkey do update
        set reason = excluded.reason, code = excluded.code, answer = excluded.answer, created_at = excluded.created_at;
  end if;
end;
$$;

revoke all on function public.finish_mail(bigint, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.finish_mail(bigint, text, jsonb) to service_role;

-- Sends the letters to a person again that were given up or wait after a refusal, to the address of the record.
create function private.send_letters_again(record_id uuid)
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  address text;
  sent integer;
begin
  select records.email into address from public.people_records as records where records.id = $1;
  update public.people_mails as mails set to_address = address
    where mails.record_id = $1 and mails.status <> 'sent';
  update public.mail_queue as queue
    set to_address = address, status = 'queued', attempts = 0, next_attempt_at = clock_timestamp()
    from public.people_mails as mails
    where mails.record_id = $1 and queue.dedupe_key = mails.dedupe_key
      and queue.status in ('failed', 'queued') and queue.last_error is not null;
  get diagnostics sent = row_count;
  return sent;
end;
$$;

-- Forgets what the address of a record answered, and sends its letters again. The bounce comes back if it is refused again.
-- Answers how many mails; null where there is no such record.
create function public.retry_person_mails(record_id uuid)
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  key text;
  sent integer := 0;
  own uuid;
begin
  if not public.is_admin() then
    raise exception 'Only admins send mails again.' using errcode = '42501';
  end if;
  select records.email_key into key from public.people_records as records where records.id = retry_person_mails.record_id;
  if not found then
    return null;
  end if;
  delete from public.mail_bounces as bounces where bounces.address_key = key;
  for own in select records.id from public.people_records as records where records.email_key = key order by records.id loop
    sent := sent + private.send_letters_again(own);
  end loop;
  perform private.audit('person.mails-retried', 'person:' || record_id, jsonb_build_object('mails', sent));
  return sent;
end;
$$;

-- Corrects the address of a person, in every record that has it, and sends the letters again that it did not take. The
-- request stays as it was sent. Answers {"status", "email", "mails"}: "saved"; "conflict" where the address is another one
-- by now; "gone" where there is no such record.
create function public.correct_person_address(record_id uuid, expected_email text, corrected text)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  record public.people_records;
  wanted constant text := btrim(corrected);
  own uuid;
  sent integer := 0;
begin
  if not public.is_admin() then
    raise exception 'Only admins correct addresses.' using errcode = '42501';
  end if;
  if wanted !~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' or char_length(wanted) > 254 then
    raise exception 'This is not an email address.' using errcode = '22023';
  end if;
  select * into record from public.people_records as records
    where records.id = correct_person_address.record_id for update;
  if not found then
    return jsonb_build_object('status', 'gone');
  end if;
  -- A lost answer is asked for again.
  if record.email = wanted then
    return jsonb_build_object('status', 'saved', 'email', wanted, 'mails', 0);
  end if;
  if record.email <> expected_email then
    return jsonb_build_object('status', 'conflict', 'email', record.email);
  end if;
  for own in
    select records.id from public.people_records as records
    where records.email_key = record.email_key order by records.id for update
  loop
    update public.people_records as records
      set email = wanted, email_key = lower(wanted),
        former_emails = array(
          select distinct former from unnest(records.former_emails || records.email_key) as former
          where former <> lower(wanted)
        )
      where records.id = own;
    update public.people_records as records set search = private.people_search_words(records) where records.id = own;
    sent := sent + private.send_letters_again(own);
    perform private.audit('person.address-corrected', 'person:' || own);
  end loop;
  delete from public.mail_bounces as bounces where bounces.address_key = record.email_key;
  return jsonb_build_object('status', 'saved', 'email', wanted, 'mails', sent);
end;
$$;

revoke all on function private.send_letters_again(uuid) from public, anon, authenticated, service_role;
revoke all on function
  public.retry_person_mails(uuid), public.correct_person_address(uuid, text, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.retry_person_mails(uuid), public.correct_person_address(uuid, text, text)
  to authenticated;

-- As before; an address of a person that bounces is one item with the answer of its server, whatever the number of mails.
create or replace function private.inbox_mails()
  returns table (key text, kind text, urgency text, at timestamptz, count bigint, facts jsonb)
  language sql
  stable
  set search_path = ''
as $$
  (
    select 'bounce:' || bounced.id, case bounced.reason when 'no-mailbox' then 'address-wrong' else 'mail-bounced' end,
      'now', bounced.created_at, 1::bigint,
      jsonb_build_object(
        'id', bounced.id, 'name', bounced.name, 'email', bounced.email, 'reason', bounced.reason, 'code', bounced.code,
        'error', left(bounced.answer, 200)
      )
    from (
      select distinct on (bounces.address_key) records.id, records.name, records.email, bounces.*
      from public.mail_bounces as bounces
      join public.people_records as records on records.email_key = bounces.address_key
      order by bounces.address_key, records.created_at desc, records.id
    ) as bounced
    order by bounced.created_at desc
    limit 25
  )
  union all
  (
    select 'letter:' || mails.id, 'letter-failed', 'now', mails.created_at, 1::bigint,
      jsonb_build_object(
        'id', mails.record_id, 'name', records.name, 'subject', mails.subject, 'error', left(mails.error, 200)
      )
    from public.people_mails as mails
    join public.people_records as records on records.id = mails.record_id
    where mails.status = 'failed' and mails.created_at > now() - interval '30 days'
      and not exists (
        select 1 from public.mail_bounces as bounces where bounces.address_key = records.email_key
      )
    order by mails.created_at desc
    limit 25
  )
  union all
  select
    'mails:' || stuck.mail || ':' || count(*), 'mails-stuck', 'now', min(stuck.created_at), count(*),
    jsonb_build_object(
      'mail', stuck.mail,
      'given_up', count(*) filter (where stuck.status = 'failed'),
      'error', (array_agg(left(stuck.last_error, 200) order by stuck.next_attempt_at desc))[1]
    )
  from (
    select split_part(mails.dedupe_key, ':', 1) as mail, mails.created_at, mails.status, mails.last_error, mails.next_attempt_at
    from public.mail_queue as mails
    where mails.status in ('failed', 'queued') and private.is_stuck(mails)
      and not exists (
        select 1 from public.people_mails as letters
        join public.people_records as records on records.id = letters.record_id
        where letters.dedupe_key = mails.dedupe_key
          and (
            letters.status = 'failed'
            or exists (select 1 from public.mail_bounces as bounces where bounces.address_key = records.email_key)
          )
      )
  ) as stuck
  group by stuck.mail;
$$;
