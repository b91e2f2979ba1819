-- Events, reports of browsers and assessments count for the IPv6 /48 of their sender too, and toward the sums of a day.

alter function public.record_analytics_events(jsonb) set schema private;
revoke all on function private.record_analytics_events(jsonb) from service_role;

-- Stores what one tab sent, as private.record_analytics_events says. `sender` is {ip_hash, network_hash}. Counted is about what the
-- rows and their indexes take: those of the session, of the events, and of pages that are new. {"status":"stored"} or {"status":"limited","retry_after_seconds":…}.
create function public.record_analytics_events(batch jsonb, sender jsonb)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  bytes constant bigint := (
    select pg_catalog.octet_length(batch::text) + 500 + 300 * count(*) + 600 * count(distinct event ->> 'path')
    from jsonb_array_elements(batch -> 'events') as event
  );
  ip constant text := 'ip:' || (sender ->> 'ip_hash');
  network constant text := 'net:' || (sender ->> 'network_hash');
begin
  if private.exceeded('events', bytes, ip, network) is null then
    begin
      perform private.record_analytics_events(batch);
      -- Last, because every other batch waits for the counter from here on. Where there is no room after all, nothing stays.
      if private.take('events', bytes, ip, network) then
        return jsonb_build_object('status', 'stored');
      end if;
      raise exception using errcode = 'TL001';
    exception when sqlstate 'TL001' then
      null;
    end;
  end if;
  perform private.count_security_event('rate-limited', 'events', 'too-many', sender ->> 'ip_hash', '', 1);
  return private.limited_until(private.sum_ends_at('events'));
end;
$$;

drop function public.record_csp_reports(jsonb, text);

-- Counts reports of one sender, {ip_hash, network_hash}: an array of {directive, blocked, page, noise, source, line}. Sixty calls of
-- one address in ten minutes are taken. There are at most 5,000 groups; of what comes then, the page and the blocked address are no
-- longer told apart, nor are directives that no browser has. Answers {"status": "counted"}, or "limited".
create function public.record_csp_reports(reports jsonb, sender jsonb)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  buckets constant text[] := private.sender_buckets('csp-report', sender);
  is_full constant boolean := (select count(*) >= 5000 from public.csp_reports);
  free_at timestamptz;
begin
  perform private.lock_buckets(buckets);
  free_at := private.sender_free_at('csp-report', sender, 60, 600);
  if free_at is null
    and not private.take('csp-reports', 1, 'ip:' || (sender ->> 'ip_hash'), 'net:' || (sender ->> 'network_hash'))
  then
    free_at := private.sum_ends_at('csp-reports');
  end if;
  if free_at is not null then
    perform private.count_security_event('rate-limited', 'csp-report', 'too-many', sender ->> 'ip_hash', '', 1);
    return private.limited_until(free_at);
  end if;
  perform private.count_attempt(buckets);
  insert into public.csp_reports as known (directive, blocked, page, noise, source, line, count)
    select
      case
        when is_full and report.directive not in (
          'base-uri', 'child-src', 'connect-src', 'default-src', 'font-src', 'form-action', 'frame-ancestors', 'frame-src',
          'img-src', 'integrity-policy', 'integrity-policy-report-only', 'manifest-src', 'media-src', 'object-src',
          'require-trusted-types-for', 'script-src', 'script-src-attr', 'script-src-elem', 'style-src', 'style-src-attr',
          'style-src-elem', 'trusted-types', 'worker-src'
        ) then '(many)'
        else report.directive
      end,
      case when is_full then '(many)' else report.blocked end,
      case when is_full then '(many)' else report.page end,
      min(report.noise), min(report.source), min(report.line), count(*)
    from jsonb_to_recordset(reports) as report
      (directive text, blocked text, page text, noise text, source text, line integer)
    group by 1, 2, 3
    -- Always in the same order, so that two senders never wait for each other crosswise.
    order by 1, 2, 3
    on conflict on constraint csp_reports_group do update
      set count = known.count + excluded.count, last_seen = now();
  return jsonb_build_object('status', 'counted');
end;
$$;

drop function public.start_assessment(uuid, text, jsonb, text, integer, integer);

-- `sender` is {ip_hash, network_hash}. {"status":"started","expires_at":…} or {"status":"limited","retry_after_seconds":…}.
create function public.start_assessment(
  id uuid,
  role text,
  questions jsonb,
  sender jsonb,
  per_address integer,
  window_seconds integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  buckets constant text[] := private.sender_buckets('assessment-start', sender);
  free_at timestamptz;
  until timestamptz;
begin
  -- Starts from one address wait for each other: being quick does not pass the limit.
  perform private.lock_buckets(buckets);
  free_at := private.sender_free_at('assessment-start', sender, per_address, window_seconds);
  if free_at is null
    and not private.take('assessments', 1, 'ip:' || (sender ->> 'ip_hash'), 'net:' || (sender ->> 'network_hash'))
  then
    free_at := private.sum_ends_at('assessments');
  end if;
  if free_at is not null then
    perform private.count_security_event('rate-limited', 'assessment', 'too-many', sender ->> 'ip_hash', '', 1);
    return private.limited_until(free_at);
  end if;
  perform private.count_attempt(buckets);
  insert into public.assessment_attempts (id, role, questions)
    values (start_assessment.id, start_assessment.role, start_assessment.questions)
    returning expires_at into until;
  return jsonb_build_object('status', 'started', 'expires_at', until);
end;
$$;

revoke all on function
  public.record_analytics_events(jsonb, jsonb), public.record_csp_reports(jsonb, jsonb),
  public.start_assessment(uuid, text, jsonb, jsonb, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function
  public.record_analytics_events(jsonb, jsonb), public.record_csp_reports(jsonb, jsonb),
  public.start_assessment(uuid, text, jsonb, jsonb, integer, integer)
  to service_role;
