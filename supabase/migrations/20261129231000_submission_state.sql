-- What begin_submission would answer, without registering the form: so that a form over a limit, or one that was accepted
-- before, costs nothing more, such as the check of a file.

create function private.submission_state(form text, submission jsonb)
  returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  by_address constant text := form || ':ip:' || (submission ->> 'ip_hash');
  by_email constant text := form || ':email:' || (submission ->> 'email_hash');
  seconds constant integer := (submission ->> 'window_seconds')::integer;
  known text;
  free_at timestamptz;
begin
  select s.reference into known
    from public.form_submissions as s
    where s.form = submission_state.form and s.key = (submission ->> 'key')::uuid;
  if found then
    return jsonb_build_object('status', 'repeated', 'reference', known);
  end if;
  free_at := greatest(
    private.free_slot_at(by_address, (submission ->> 'per_address')::integer, seconds),
    private.free_slot_at(by_email, (submission ->> 'per_email')::integer, seconds)
  );
  if free_at is null then
    return jsonb_build_object('status', 'new');
  end if;
  return jsonb_build_object(
    'status', 'limited',
    'retry_after_seconds', greatest(1, ceil(extract(epoch from free_at - clock_timestamp())))
  );
end;
$$;

create or replace function private.begin_submission(form text, submission jsonb)
  returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  by_address constant text := form || ':ip:' || (submission ->> 'ip_hash');
  by_email constant text := form || ':email:' || (submission ->> 'email_hash');
  submission_key constant uuid := (submission ->> 'key')::uuid;
  state jsonb;
begin
  -- Two forms of one sender wait for each other here, always in the same order, and then see each other's rows: neither a
  -- key nor a limit can be passed by being quick.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(least(by_address, by_email), 0));
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(greatest(by_address, by_email), 0));
  state := private.submission_state(form, submission);
  if state ->> 'status' = 'limited' then
    perform private.count_security_event(
      'rate-limited', form, 'too-many', submission ->> 'ip_hash', submission ->> 'email_hash', 1
    );
  end if;
  if state ->> 'status' <> 'new' then
    return state;
  end if;
  insert into public.form_submissions (form, key, reference)
    values (begin_submission.form, submission_key, submission ->> 'reference')
    on conflict on constraint form_submissions_pkey do nothing;
  if not found then
    -- The same key from another address and for another email, at the same moment.
    return private.submission_state(form, submission);
  end if;
  insert into public.rate_limit_hits (bucket, at)
    values (by_address, clock_timestamp()), (by_email, clock_timestamp());
  return jsonb_build_object('status', 'new');
end;
$$;

drop function private.begin_submission(text, uuid, text, text, text, integer, integer, integer);

create function public.submission_state(form text, submission jsonb)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  state constant jsonb := private.submission_state(form, submission);
begin
  if state ->> 'status' = 'limited' then
    perform private.count_security_event(
      'rate-limited', form, 'too-many', submission ->> 'ip_hash', submission ->> 'email_hash', 1
    );
  end if;
  return state;
end;
$$;

revoke all on function public.submission_state(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.submission_state(text, jsonb) to service_role;
