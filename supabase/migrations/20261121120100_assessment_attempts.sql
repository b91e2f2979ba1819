-- Attempts at the skills assessment. The questions are kept as they were asked, with their answers: an
-- edited or retired question changes no attempt that is under way. Functions alone read and write here.
create table public.assessment_attempts (
  id uuid primary key,
  role text not null,
  questions jsonb not null,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  answers jsonb,
  result jsonb,
  submitted_at timestamptz,
  email text,
  consent_text text,
  saved_at timestamptz,
  constraint assessment_attempts_role_form check (role ~ '^[a-z]+(-[a-z]+)*$' and char_length(role) <= 60),
  constraint assessment_attempts_questions_list check (
    jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) between 1 and 20
  ),
  constraint assessment_attempts_answers_object check (jsonb_typeof(answers) = 'object'),
  constraint assessment_attempts_answers_size check (octet_length(answers::text) <= 8192),
  constraint assessment_attempts_result_object check (jsonb_typeof(result) = 'object'),
  constraint assessment_attempts_scored_whole check (
    num_nulls(answers, result, submitted_at) in (0, 3)
  ),
  constraint assessment_attempts_saved_whole check (
    num_nulls(email, consent_text, saved_at) in (0, 3)
  ),
  constraint assessment_attempts_saved_is_scored check (saved_at is null or submitted_at is not null),
  constraint assessment_attempts_email_form check (
    email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and char_length(email) <= 254
  ),
  constraint assessment_attempts_consent_present check (char_length(btrim(consent_text)) between 1 and 500)
);

comment on column public.assessment_attempts.questions is 'As asked, with right answers and explanations; never sent before result exists.';
comment on column public.assessment_attempts.expires_at is 'Later nothing is scored any more.';
comment on column public.assessment_attempts.result is 'Scored once; submitting again gives the same.';

create index assessment_attempts_started_at on public.assessment_attempts (started_at) where saved_at is null;
create index assessment_attempts_saved_at on public.assessment_attempts (saved_at) where saved_at is not null;

alter table public.assessment_attempts enable row level security;

revoke all on table public.assessment_attempts from public, anon, authenticated, service_role;
grant select on table public.assessment_attempts to service_role;

insert into private.retention_rules (relation, condition) values
  ('public.assessment_attempts', $$saved_at is null and started_at < now() - interval '30 days'$$),
  ('public.assessment_attempts', $$saved_at < now() - interval '24 months'$$);

-- {"status":"started","expires_at":…} or {"status":"limited","retry_after_seconds":…}.
create function public.start_assessment(
  id uuid,
  role text,
  questions jsonb,
  ip_hash text,
  per_address integer,
  window_seconds integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  bucket constant text := 'assessment-start:ip:' || ip_hash;
  free_at timestamptz;
  until timestamptz;
begin
  -- Starts from one address wait for each other: being quick does not pass the limit.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(bucket, 0));
  free_at := private.free_slot_at(bucket, per_address, window_seconds);
  if free_at is not null then
    return jsonb_build_object(
      'status', 'limited',
      'retry_after_seconds', greatest(1, ceil(extract(epoch from free_at - clock_timestamp())))
    );
  end if;
  insert into public.rate_limit_hits (bucket, at) values (bucket, clock_timestamp());
  insert into public.assessment_attempts (id, role, questions)
    values (start_assessment.id, start_assessment.role, start_assessment.questions)
    returning expires_at into until;
  return jsonb_build_object('status', 'started', 'expires_at', until);
end;
$$;

-- Stores the score of an attempt unless it has one. {"status":"scored","result":…}: the one that counts;
-- {"status":"expired"}: too late; {"status":"unknown"}: there is no such attempt.
create function public.submit_assessment(attempt_id uuid, answers jsonb, result jsonb)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  attempt public.assessment_attempts;
begin
  select * into attempt from public.assessment_attempts where id = attempt_id for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  elsif attempt.submitted_at is not null then
    return jsonb_build_object('status', 'scored', 'result', attempt.result);
  elsif attempt.expires_at <= clock_timestamp() then
    return jsonb_build_object('status', 'expired');
  end if;
  update public.assessment_attempts as attempts
    set answers = submit_assessment.answers, result = submit_assessment.result, submitted_at = clock_timestamp()
    where attempts.id = attempt_id;
  return jsonb_build_object('status', 'scored', 'result', result);
end;
$$;

-- `submission` is what private.begin_submission needs; `input` {id, email, consent_text}; `mails` an array
-- of {name, to, subject, text, html, headers}.
create function public.submit_assessment_save(submission jsonb, input jsonb, mails jsonb)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  attempt_id constant uuid := (input ->> 'id')::uuid;
  begun jsonb;
begin
  perform from public.assessment_attempts where id = attempt_id and submitted_at is not null for update;
  if not found then
    return jsonb_build_object(
      'status', 'invalid',
      'fields', jsonb_build_object('id', 'There is no result to keep: finish the assessment first.')
    );
  end if;
  begun := private.begin_submission('assessment-save', submission);
  if begun ->> 'status' <> 'new' then
    return begun;
  end if;
  update public.assessment_attempts
    set email = input ->> 'email', consent_text = input ->> 'consent_text', saved_at = clock_timestamp()
    where id = attempt_id;
  perform private.queue_mails('assessment-save:' || (submission ->> 'reference'), mails);
  return jsonb_build_object('status', 'accepted', 'reference', submission ->> 'reference');
end;
$$;

revoke all on function
  public.start_assessment(uuid, text, jsonb, text, integer, integer),
  public.submit_assessment(uuid, jsonb, jsonb),
  public.submit_assessment_save(jsonb, jsonb, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function
  public.start_assessment(uuid, text, jsonb, text, integer, integer),
  public.submit_assessment(uuid, jsonb, jsonb),
  public.submit_assessment_save(jsonb, jsonb, jsonb)
  to service_role;
