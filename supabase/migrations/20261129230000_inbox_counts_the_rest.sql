-- As before; beyond 25 of a kind the mails and addresses are counted in one item, as requests of people are.
create or replace function private.inbox_mails()
  returns table (key text, kind text, urgency text, at timestamptz, count bigint, facts jsonb)
  language sql
  stable
  set search_path = ''
as $$
  with waiting as (
    select 'bounce:' || bounced.id as key,
      case bounced.reason when 'no-mailbox' then 'address-wrong' else 'mail-bounced' end as kind, bounced.created_at as at,
      jsonb_build_object(
        'id', bounced.id, 'name', bounced.name, 'email', bounced.email, 'reason', bounced.reason, 'code', bounced.code,
        'error', left(bounced.answer, 200)
      ) as facts
    from (
      select distinct on (bounces.address_key) records.id, records.name, records.email, bounces.*
      from public.mail_bounces as bounces
      join public.people_records as records on records.email_key = bounces.address_key
      order by bounces.address_key, records.created_at desc, records.id
    ) as bounced
    union all
    select 'letter:' || mails.id, 'letter-failed', mails.created_at,
      jsonb_build_object(
        'id', mails.record_id, 'name', records.name, 'subject', mails.subject, 'error', left(mails.error, 200)
      )
    from public.people_mails as mails
    join public.people_records as records on records.id = mails.record_id
    where mails.status = 'failed' and mails.created_at > now() - interval '30 days'
      and not exists (
        select 1 from public.mail_bounces as bounces where bounces.address_key = records.email_key
      )
  ), ranked as (
    select waiting.*, row_number() over (partition by waiting.kind order by waiting.at desc, waiting.key) as place
    from waiting
  )
  select ranked.key, ranked.kind, 'now', ranked.at, 1::bigint, ranked.facts from ranked where ranked.place <= 25
  union all
  select 'people-more:' || ranked.kind, 'people-more', 'now', min(ranked.at), count(*),
    jsonb_build_object('of', ranked.kind)
  from ranked
  where ranked.place > 25
  group by ranked.kind
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
