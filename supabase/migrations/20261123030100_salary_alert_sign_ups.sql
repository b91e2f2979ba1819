-- Signing up for salary alerts, confirming, and unsubscribing.

-- {"label", "countries"}: what an alert of a role can be about. Countries are those with a headline figure in a current
-- edition. Null: there is no such role, or no figure of it.
create function public.salary_alert_role(role text)
  returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('label', roles.label, 'countries', jsonb_agg(distinct bands.country))
  from public.salary_roles as roles
  join public.salary_sources as sources on sources.superseded_at is null
  cross join lateral private.salary_headlines(sources.id) as bands
  where roles.key = $1 and bands.role = roles.key
  group by roles.label;
$$;

-- `input` is {id, subscriber_id, email, role, country, consent_text}. A new or pending alert gets `confirm_mail`; one that is
-- confirmed already gets `known_mail`. The answer is the same, so that nobody can find out who follows what.
create function public.submit_salary_alert(submission jsonb, input jsonb, confirm_mail jsonb, known_mail jsonb)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  begun constant jsonb := private.begin_submission('salary-alert', submission);
  reference constant text := submission ->> 'reference';
  is_confirmed boolean;
begin
  if begun ->> 'status' <> 'new' then
    return begun;
  end if;
  insert into public.salary_alerts as known
    (id, subscriber_id, email, role, country, consent_text, consent_page)
    values (
      (input ->> 'id')::uuid, (input ->> 'subscriber_id')::uuid, input ->> 'email', input ->> 'role',
      input ->> 'country', input ->> 'consent_text', submission ->> 'page'
    )
    on conflict (lower(email), role, country) do update
      -- The ids change where the secret did. A confirmed alert stays as it was agreed to.
      set id = excluded.id,
        subscriber_id = excluded.subscriber_id,
        consent_text = case known.status when 'pending' then excluded.consent_text else known.consent_text end,
        consent_page = case known.status when 'pending' then excluded.consent_page else known.consent_page end,
        consent_at = case known.status when 'pending' then excluded.consent_at else known.consent_at end
    returning known.status = 'confirmed' into is_confirmed;
  perform private.queue_mails(
    'salary-alert:' || reference, jsonb_build_array(case when is_confirmed then known_mail else confirm_mail end)
  );
  return jsonb_build_object('status', 'accepted', 'reference', reference);
end;
$$;

-- {"role", "label", "open", "country"} of the alert that is confirmed now, also when it was before; null where there is no
-- such sign-up.
create function public.confirm_salary_alert(alert_id uuid)
  returns jsonb
  language sql
  security definer
  set search_path = ''
as $$
  with confirmed as (
    update public.salary_alerts as alerts
      set status = 'confirmed', confirmed_at = coalesce(alerts.confirmed_at, now())
      where alerts.id = $1
      returning alerts.role, alerts.country
  )
  select jsonb_build_object('role', roles.key, 'label', roles.label, 'open', roles.open, 'country', confirmed.country)
  from confirmed join public.salary_roles as roles on roles.key = confirmed.role;
$$;

-- Deletes every alert of the address that the id belongs to; answers how many there were.
create function public.unsubscribe_salary_alerts(subscriber_id uuid)
  returns integer
  language sql
  security definer
  set search_path = ''
as $$
  with deleted as (
    delete from public.salary_alerts as alerts
      where lower(alerts.email) in (
        select lower(named.email) from public.salary_alerts as named where named.subscriber_id = $1
      )
      returning 1
  )
  select count(*)::integer from deleted;
$$;

-- {"pending", "confirmed", "addresses", "editions"} for admins: alerts, how many addresses confirmed any, and the last ten
-- editions, {"source_key", "edition", "announced_at", "finished_at", "queued"} each. Nobody reads the addresses through the
-- API.
create function public.salary_alert_status()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'pending', count(*) filter (where status = 'pending'),
      'confirmed', count(*) filter (where status = 'confirmed'),
      'addresses', count(distinct lower(email)) filter (where status = 'confirmed')
    )
    from public.salary_alerts
  ) || jsonb_build_object('editions', (
    select coalesce(jsonb_agg(to_jsonb(newest) - 'id' - 'former_edition' order by newest.id desc), '[]')
    from (select * from public.salary_alert_editions as editions order by editions.id desc limit 10) as newest
  ));
end;
$$;

revoke all on function
  public.salary_alert_role(text), public.submit_salary_alert(jsonb, jsonb, jsonb, jsonb),
  public.confirm_salary_alert(uuid), public.unsubscribe_salary_alerts(uuid), public.salary_alert_status()
  from public, anon, authenticated, service_role;
grant execute on function
  public.salary_alert_role(text), public.submit_salary_alert(jsonb, jsonb, jsonb, jsonb),
  public.confirm_salary_alert(uuid), public.unsubscribe_salary_alerts(uuid)
  to service_role;
grant execute on function public.salary_alert_status() to authenticated;
