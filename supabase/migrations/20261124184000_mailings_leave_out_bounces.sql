-- Addresses that refuse mail are left out of mailings: newsletters, which carry the weekly report, and salary alerts. Mails that
-- a person asks for, such as a confirmation, are still sent; one that is accepted ends the bounce.
--
--   no-mailbox       left out until an admin clears it, or a mail is accepted there
--   full, refused    left out for seven days after the last refusal, then tried again

create view private.left_out_addresses as
  select bounces.address_key, bounces.reason, bounces.code, bounces.answer, bounces.created_at
  from public.mail_bounces as bounces
  where bounces.reason = 'no-mailbox' or bounces.created_at > now() - interval '7 days';

revoke all on table private.left_out_addresses from public, anon, authenticated, service_role;

create function private.is_left_out(email text)
  returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select exists (
    select from private.left_out_addresses as bounced where bounced.address_key = lower(btrim($1))
  );
$$;

alter table public.newsletter_campaigns add column left_out integer not null default 0;
comment on column public.newsletter_campaigns.left_out is
  'Recipients whose address refused mail, when it was finished. They are among the recipients.';

-- As before, with "left_out".
create or replace function private.campaign_progress(campaign public.newsletter_campaigns)
  returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  with handed as (
    select deliveries.is_skipped, queue.status
    from public.newsletter_deliveries as deliveries
    left join public.mail_queue as queue
      on queue.dedupe_key = private.campaign_mail_key(deliveries.campaign_id, deliveries.address_hash)
    where deliveries.campaign_id = $1.id
  ), counts as (
    select
      count(*) filter (where status in ('queued', 'sending')) as queued,
      -- The queue forgets what was sent thirty days ago.
      count(*) filter (where not is_skipped and coalesce(status, 'sent') = 'sent') as sent,
      count(*) filter (where status = 'failed') as failed
    from handed
  ), unhanded as (
    select
      count(*) filter (where bounced.address_key is null) as waiting,
      count(bounced.address_key) as left_out
    from public.newsletter_subscribers as subscribers
    left join private.left_out_addresses as bounced on bounced.address_key = lower(btrim(subscribers.email))
    where subscribers.status = 'confirmed' and subscribers.confirmed_at <= $1.started_at
      and not exists (
        select 1 from public.newsletter_deliveries as deliveries
        where deliveries.campaign_id = $1.id
          and deliveries.address_hash = private.address_hash(subscribers.email)
      )
  )
  select jsonb_build_object(
    'recipients', $1.recipients, 'waiting', waiting, 'queued', queued, 'sent', sent, 'failed', failed,
    'left_out', left_out,
    'skipped', greatest(0, $1.recipients - waiting - queued - sent - failed - left_out)
  )
  from counts, unhanded;
$$;

-- As before, with "left_out".
create or replace function public.newsletter_progress(week date)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  campaign public.newsletter_campaigns;
begin
  perform private.require_staff();
  select * into campaign from public.newsletter_campaigns as campaigns where campaigns.week = newsletter_progress.week;
  if campaign.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'id', campaign.id, 'status', campaign.status, 'started_at', campaign.started_at, 'finished_at', campaign.finished_at
  ) || case
    when campaign.status <> 'finished' then private.campaign_progress(campaign)
    else jsonb_build_object(
      'recipients', campaign.recipients, 'waiting', 0, 'queued', 0,
      'sent', campaign.sent, 'failed', campaign.failed, 'skipped', campaign.skipped,
      'left_out', campaign.left_out
    )
  end;
end;
$$;

-- As before, without addresses that are left out.
create or replace function public.next_newsletter_batch(how_many integer)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  campaign public.newsletter_campaigns;
  progress jsonb;
  batch jsonb;
begin
  for campaign in
    select * from public.newsletter_campaigns as campaigns where campaigns.status = 'sending' order by campaigns.id
  loop
    select coalesce(jsonb_agg(jsonb_build_object('id', next.id, 'email', next.email)), '[]') into batch
    from (
      select subscribers.id, subscribers.email
      from public.newsletter_subscribers as subscribers
      where subscribers.status = 'confirmed' and subscribers.confirmed_at <= campaign.started_at
        and not private.is_left_out(subscribers.email)
        and not exists (
          select 1 from public.newsletter_deliveries as deliveries
          where deliveries.campaign_id = campaign.id
            and deliveries.address_hash = private.address_hash(subscribers.email)
        )
      order by subscribers.id
      limit greatest(0, how_many - (
        select count(*)
        from public.newsletter_deliveries as deliveries
        join public.mail_queue as queue
          on queue.dedupe_key = private.campaign_mail_key(deliveries.campaign_id, deliveries.address_hash)
        where deliveries.campaign_id = campaign.id
          and queue.status = 'queued' and queue.next_attempt_at <= clock_timestamp()
      ))
    ) as next;
    if batch <> '[]' then
      return jsonb_build_object(
        'campaign', jsonb_build_object(
          'id', campaign.id, 'subject', campaign.subject, 'body', campaign.body, 'link_path', campaign.link_path
        ),
        'batch', batch
      );
    end if;
    progress := private.campaign_progress(campaign);
    if (progress ->> 'waiting')::integer = 0 and (progress ->> 'queued')::integer = 0 then
      update public.newsletter_campaigns as campaigns
        set status = 'finished', finished_at = now(), sent = (progress ->> 'sent')::integer,
          failed = (progress ->> 'failed')::integer, left_out = (progress ->> 'left_out')::integer,
          skipped = (progress ->> 'skipped')::integer
        where campaigns.id = campaign.id and campaigns.status = 'sending';
    end if;
  end loop;
  return null;
end;
$$;

-- As before, also for an address that refused a mail since its batch was made.
create or replace function public.queue_newsletter(campaign_id bigint, mails jsonb)
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  mail jsonb;
  hash text;
  queued integer := 0;
begin
  perform 1 from public.newsletter_campaigns as campaigns
    where campaigns.id = queue_newsletter.campaign_id and campaigns.status = 'sending' for share;
  if not found then
    return 0;
  end if;
  for mail in select item from jsonb_array_elements(mails) as item loop
    -- A reader who unsubscribes at this moment waits for us, and then finds the mail to take back.
    select private.address_hash(subscribers.email) into hash
      from public.newsletter_subscribers as subscribers
      where subscribers.id = (mail ->> 'id')::uuid and subscribers.status = 'confirmed'
        and subscribers.email = mail ->> 'to'
        and not private.is_left_out(subscribers.email)
      for share;
    if found then
      insert into public.newsletter_deliveries (campaign_id, address_hash)
        values (queue_newsletter.campaign_id, hash)
        on conflict on constraint newsletter_deliveries_pkey do nothing;
      if found then
        perform private.queue_mail(
          private.campaign_mail_key(queue_newsletter.campaign_id, hash),
          mail ->> 'to', mail ->> 'subject', mail ->> 'text', mail ->> 'html', mail -> 'headers'
        );
        queued := queued + 1;
      end if;
    end if;
  end loop;
  return queued;
end;
$$;

-- As before, without addresses that are left out.
create or replace function public.next_salary_alerts(how_many integer, wait_seconds integer)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  announcement public.salary_alert_editions;
  source public.salary_sources;
  batch jsonb;
begin
  for announcement in
    select * from public.salary_alert_editions as editions
    where editions.finished_at is null
      and editions.announced_at <= pg_catalog.now() - pg_catalog.make_interval(secs => wait_seconds)
    order by editions.id
  loop
    select * into source from public.salary_sources as sources
      where sources.key = announcement.source_key and sources.superseded_at is null;
    if source.edition is distinct from announcement.edition then
      perform private.take_back_alerts(announcement.id);
      update public.salary_alert_editions as editions set finished_at = pg_catalog.now()
        where editions.id = announcement.id and editions.finished_at is null;
      continue;
    end if;
    select coalesce(jsonb_agg(to_jsonb(next)), '[]') into batch
    from (
      select
        (array_agg(alerts.subscriber_id order by alerts.id))[1] as id,
        (array_agg(alerts.email order by alerts.id))[1] as email,
        jsonb_agg(moves.move order by moves.move ->> 'label', moves.country, moves.move ->> 'region_name') as moves
      from private.salary_moves(announcement) as moves
      join public.salary_alerts as alerts on alerts.role = moves.role and alerts.country = moves.country
      where alerts.status = 'confirmed' and alerts.confirmed_at <= announcement.announced_at
        and not private.is_left_out(alerts.email)
        and not exists (
          select from public.salary_alert_deliveries as deliveries
          where deliveries.announcement_id = announcement.id
            and deliveries.address_hash = private.address_hash(alerts.email)
        )
      group by lower(alerts.email)
      order by lower(alerts.email)
      limit greatest(0, how_many - (
        select count(*)
        from public.salary_alert_deliveries as deliveries
        join public.mail_queue as queue
          on queue.dedupe_key = private.alert_mail_key(deliveries.announcement_id, deliveries.address_hash)
        where deliveries.announcement_id = announcement.id
          and queue.status = 'queued' and queue.next_attempt_at <= pg_catalog.clock_timestamp()
      ))
    ) as next;
    if batch <> '[]' then
      return jsonb_build_object(
        'announcement', jsonb_build_object(
          'id', announcement.id, 'key', source.key, 'name', source.name, 'url', source.url,
          'attribution', source.attribution,
          -- The numbers in the description name years and shares, which differ in every edition.
          'is_recalculated', pg_catalog.regexp_replace(source.method, '[0-9.,]+', '', 'g') is distinct from (
            select pg_catalog.regexp_replace(former.method, '[0-9.,]+', '', 'g') from public.salary_sources as former
            where former.key = source.key and former.edition = announcement.former_edition
            order by former.revision desc
            limit 1
          ),
          'now', private.described_edition(source.key, announcement.edition),
          'before', private.described_edition(source.key, announcement.former_edition)
        ),
        'batch', batch
      );
    end if;
    -- Nobody is left, unless the queue is full.
    update public.salary_alert_editions as editions set finished_at = pg_catalog.now()
      where editions.id = announcement.id and editions.finished_at is null
        and not exists (
          select from public.salary_alert_deliveries as deliveries
          join public.mail_queue as queue
            on queue.dedupe_key = private.alert_mail_key(deliveries.announcement_id, deliveries.address_hash)
          where deliveries.announcement_id = announcement.id and queue.status = 'queued'
        );
  end loop;
  return null;
end;
$$;

-- As before, also for an address that refused a mail since its batch was made.
create or replace function public.queue_salary_alerts(announcement_id bigint, mails jsonb)
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  mail jsonb;
  hash text;
  total integer := 0;
begin
  perform from public.salary_alert_editions as editions
    where editions.id = queue_salary_alerts.announcement_id and editions.finished_at is null for update;
  if not found then
    return 0;
  end if;
  for mail in select item from jsonb_array_elements(mails) as item loop
    -- A person who unsubscribes at this moment waits for us, and then takes the mail back.
    perform from public.salary_alerts as alerts
      where alerts.subscriber_id = (mail ->> 'id')::uuid and alerts.email = mail ->> 'to' and alerts.status = 'confirmed'
      for share;
    continue when not found or private.is_left_out(mail ->> 'to');
    hash := private.address_hash(mail ->> 'to');
    insert into public.salary_alert_deliveries (announcement_id, address_hash)
      values (queue_salary_alerts.announcement_id, hash)
      on conflict on constraint salary_alert_deliveries_pkey do nothing;
    continue when not found;
    perform private.queue_mail(
      private.alert_mail_key(queue_salary_alerts.announcement_id, hash),
      mail ->> 'to', mail ->> 'subject', mail ->> 'text', mail ->> 'html', mail -> 'headers'
    );
    total := total + 1;
  end loop;
  update public.salary_alert_editions as editions set queued = editions.queued + total
    where editions.id = queue_salary_alerts.announcement_id;
  return total;
end;
$$;

-- As before, with "left_out": confirmed addresses that a newsletter does not go to now.
create or replace function public.newsletter_counts()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise insufficient_privilege using message = 'Only admins may count subscribers.';
  end if;
  return (
    select jsonb_build_object(
      'pending', count(*) filter (where status = 'pending'),
      'confirmed', count(*) filter (where status = 'confirmed'),
      'left_out', count(*) filter (where status = 'confirmed' and private.is_left_out(email))
    )
    from public.newsletter_subscribers
  );
end;
$$;

-- Confirmed subscribers of newsletter or salary alerts that mailings leave out, newest refusal first, 200 at most. For admins.
create function public.left_out_subscribers()
  returns table (address text, reason text, code text, answer text, refused_at timestamptz, has_newsletter boolean, has_alerts boolean)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only admins read bounces.' using errcode = '42501';
  end if;
  return query
    select bounced.address_key, bounced.reason, bounced.code, bounced.answer, bounced.created_at, lists.newsletter, lists.alerts
    from private.left_out_addresses as bounced
    cross join lateral (
      select
        exists (
          select from public.newsletter_subscribers as subscribers
          where lower(btrim(subscribers.email)) = bounced.address_key and subscribers.status = 'confirmed'
        ) as newsletter,
        exists (
          select from public.salary_alerts as alerts
          where lower(btrim(alerts.email)) = bounced.address_key and alerts.status = 'confirmed'
        ) as alerts
    ) as lists
    where lists.newsletter or lists.alerts
    order by bounced.created_at desc, bounced.address_key
    limit 200;
end;
$$;

-- Forgets what an address answered, so that the next mailing goes there again; answers whether there was a bounce. It comes back
-- if the address refuses again. For admins.
create function public.clear_mail_bounce(address text)
  returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  bounce_reason text;
begin
  if not public.is_admin() then
    raise exception 'Only admins clear bounces.' using errcode = '42501';
  end if;
  delete from public.mail_bounces as bounces where bounces.address_key = lower(btrim(clear_mail_bounce.address))
    returning bounces.reason into bounce_reason;
  if bounce_reason is null then
    return false;
  end if;
  -- Without the address: the log outlives a subscription.
  perform private.audit('mail.bounce-cleared', 'mail_bounce', jsonb_build_object('reason', bounce_reason));
  return true;
end;
$$;

revoke all on function private.is_left_out(text) from public, anon, authenticated, service_role;
revoke all on function public.left_out_subscribers(), public.clear_mail_bounce(text)
  from public, anon, authenticated, service_role;
grant execute on function public.left_out_subscribers(), public.clear_mail_bounce(text) to authenticated;
