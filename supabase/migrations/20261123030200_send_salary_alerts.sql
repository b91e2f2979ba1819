-- Telling subscribers of an edition: batches as the newsletter's, and one mail for each address and edition.

create function private.alert_mail_key(announcement_id bigint, address_hash text)
  returns text
  language sql
  immutable
  set search_path = ''
as $$
  select 'salary-alert-edition:' || $1 || ':' || $2;
$$;

-- Takes the waiting mails of an edition back from the queue: of one announcement, or of one address. A mail that was tried
-- may have arrived, and stays.
create function private.take_back_alerts(announcement_id bigint default null, address_hash text default null)
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from public.mail_queue as queue
    using public.salary_alert_deliveries as deliveries
    where queue.dedupe_key = private.alert_mail_key(deliveries.announcement_id, deliveries.address_hash)
      and queue.status = 'queued' and queue.attempts = 0
      and deliveries.announcement_id = coalesce($1, deliveries.announcement_id)
      and deliveries.address_hash = coalesce($2, deliveries.address_hash);
$$;

-- What the sender does next, for the oldest edition that is not finished:
-- {"announcement": {"id", "name", "url", "attribution", "key", "is_recalculated", "now", "before"},
--  "batch": [{"id", "email", "moves": […]}]}, with `now` and `before` of `private.described_edition`, and moves of
-- `private.salary_moves`. An edition waits for `wait_seconds` after its import. At most `how_many` mails of it are ready at
-- a time, so that other mails never wait for all of them. An edition that everyone was told of is finished here, and so is
-- one that is no longer current: its waiting mails are taken back. Null: there is nothing to hand over now.
create function public.next_salary_alerts(how_many integer, wait_seconds integer)
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

-- Queues the mails of a batch, {id, to, subject, text, html, headers} each with the `id` of its batch. An address that is no
-- longer subscribed or was told before is left out, and so is everyone once the edition is finished. Answers how many were
-- queued.
create function public.queue_salary_alerts(announcement_id bigint, mails jsonb)
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
    continue when not found;
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

-- An address without any alert gets nothing more, also not what waits already.
create function private.forget_waiting_alerts()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not exists (
    select from public.salary_alerts as others
    where lower(others.email) = lower(old.email) and others.status = 'confirmed'
  ) then
    perform private.take_back_alerts(null, private.address_hash(old.email));
  end if;
  return old;
end;
$$;

create trigger salary_alerts_forget_mails
  after delete on public.salary_alerts
  for each row execute function private.forget_waiting_alerts();

revoke all on function
  private.alert_mail_key(bigint, text), private.take_back_alerts(bigint, text), private.forget_waiting_alerts()
  from public, anon, authenticated, service_role;
revoke all on function public.next_salary_alerts(integer, integer), public.queue_salary_alerts(bigint, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.next_salary_alerts(integer, integer), public.queue_salary_alerts(bigint, jsonb)
  to service_role;
