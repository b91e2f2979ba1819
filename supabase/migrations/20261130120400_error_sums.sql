-- As before, within the sums of a day: of all apps, 500 new groups and 100,000 sessions are told apart.

-- Records errors of the gateway: an array of {cause, kind, app, version, owners, evidence, message, place, route, composition,
-- frames, breadcrumbs, visitors, day, count}. A new group, and one that comes back in a version that did not have it when it was
-- resolved, is mailed to its owners once a day. `addresses` are theirs by owner, `page` is the address of a group's page without
-- its id. Of an app, 100 new groups of a kind a day are told apart, and 20 are mailed: a flood of made-up errors fills neither
-- table nor mailbox. Answers how many mails were queued.
create or replace function public.record_errors(errors jsonb, addresses jsonb, page text)
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  given record;
  known public.error_groups;
  news text;
  is_many boolean;
  new_visitors bigint;
  mailed integer;
  today constant date := (now() at time zone 'UTC')::date;
  queued integer := 0;
begin
  -- Batches are small and come once a second: one after the other, nobody counts a group twice.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('public.record_errors', 0));
  for given in
    select * from jsonb_to_recordset($1) as sent (
      cause text, kind text, app text, version text, owners text[], evidence text, message text, place text, route text,
      composition text, frames jsonb, breadcrumbs jsonb, visitors text[], day date, count bigint
    )
  loop
    news := null;
    select * into known from public.error_groups as groups where groups.cause = given.cause;
    if not found then
      select count(*) >= 100 into is_many from public.error_groups as groups
        where groups.app = given.app and groups.kind = given.kind
          and groups.first_seen >= today::timestamp at time zone 'UTC';
      if is_many or not private.take('error-groups', 1) then
        given.cause := encode(
          pg_catalog.sha256(pg_catalog.convert_to('many:' || given.kind || ':' || given.app, 'UTF8')), 'hex'
        );
        given.message := '(many different errors)';
        given.place := given.app;
      end if;
      insert into public.error_groups as groups (cause, kind, app, message, place, evidence, owners, first_version)
        values (
          given.cause, given.kind, given.app, given.message, given.place, given.evidence, given.owners, given.version
        )
        on conflict on constraint error_groups_cause_unique do nothing
        returning * into known;
      if found then
        news := 'new';
      else
        select * into known from public.error_groups as groups where groups.cause = given.cause;
      end if;
    end if;
    if known.status = 'resolved'
      and (given.version is null or not given.version = any (known.resolved_versions)) then
      news := 'reopened';
    end if;

    with added as (
      insert into private.error_visitors (group_id, day, visitor)
        select known.id, given.day, one.visitor from unnest(given.visitors) as one (visitor)
        where private.exceeded('error-visitors', cardinality(given.visitors)) is null
        on conflict do nothing
        returning 1
    )
    select count(*) into new_visitors from added;
    if new_visitors > 0 then
      perform private.take('error-visitors', new_visitors);
    end if;
    insert into public.error_days as days (group_id, day, version, count, visitors)
      values (known.id, given.day, coalesce(given.version, ''), given.count, new_visitors)
      on conflict on constraint error_days_pkey do update
        set count = days.count + excluded.count, visitors = days.visitors + excluded.visitors;
    update public.error_groups as groups set
      count = groups.count + given.count,
      visitors = groups.visitors + new_visitors,
      last_seen = now(),
      last_version = coalesce(given.version, groups.last_version),
      route = coalesce(given.route, groups.route),
      owners = given.owners,
      status = case when news = 'reopened' then 'reopened' else groups.status end,
      resolved_at = case when news = 'reopened' then null else groups.resolved_at end,
      samples = jsonb_path_query_array(
        jsonb_build_array(
          jsonb_build_object(
            'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'version', given.version,
            'route', given.route, 'composition', given.composition, 'frames', given.frames,
            'breadcrumbs', given.breadcrumbs
          )
        ) || groups.samples,
        '$[0 to 4]'
      )
      where groups.id = known.id;

    continue when news is null;
    select count(*) into mailed from public.mail_queue as mails
      where mails.dedupe_key like 'error:' || today || ':' || given.app || ':%';
    continue when mailed >= 20;
    insert into public.mail_queue (dedupe_key, to_address, template, facts)
      select
        'error:' || today || ':' || given.app || ':' || known.id || ':' || one.address, one.address, 'error-report',
        jsonb_build_object(
          'news', news, 'kind', given.kind, 'app', given.app, 'version', given.version, 'message', given.message,
          'place', given.place, 'route', given.route, 'page', $3 || known.id
        )
      from (
        select distinct $2 ->> owner as address from unnest(given.owners) as named (owner)
      ) as one
      where one.address is not null
      on conflict on constraint mail_queue_dedupe_key_unique do nothing;
    get diagnostics mailed = row_count;
    queued := queued + mailed;
  end loop;
  return queued;
end;
$$;
