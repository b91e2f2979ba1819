-- The pool of the skills assessment. Answers must never reach a browser before an attempt is
-- scored, so no API role of a visitor or a member may read it: a function picks and scores.
-- Written by the seed alone.

create table public.assessment_questions (
  key text primary key,
  roles text[] not null,
  skill text not null,
  -- 1 everyday knowledge, 2 experience, 3 depth.
  difficulty smallint not null,
  kind text not null,
  prompt text not null,
  code text,
  -- The code as a list of texts, and of pairs of a kind and a word, made with the seed, so that no browser and no function
  -- needs a highlighter; null where there is no code, or no color for it.
  code_parts jsonb,
  -- Objects with id and text, in the order in which they are written.
  options jsonb not null,
  -- single, code: the right id; multiple: the ids of all right options; order: all ids in order.
  answer jsonb not null,
  explanation text not null,
  -- False for a question that left the pool: not asked any more, kept for the results that refer to it.
  active boolean not null default true,
  constraint assessment_questions_key_form check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint assessment_questions_roles_known check (
    cardinality(roles) between 1 and 6
    and array_position(roles, null) is null
    and roles <@ array[
      'machine-learning-engineer', 'mlops-engineer', 'nlp-engineer',
      'computer-vision-engineer', 'data-scientist', 'generative-ai-engineer'
    ]
  ),
  constraint assessment_questions_skill_present check (char_length(btrim(skill)) between 1 and 60),
  constraint assessment_questions_difficulty_known check (difficulty between 1 and 3),
  constraint assessment_questions_kind_known check (kind in ('single', 'multiple', 'order', 'code')),
  constraint assessment_questions_prompt_present check (char_length(btrim(prompt)) > 0),
  constraint assessment_questions_code_of_kind check ((kind = 'code') = (code is not null)),
  constraint assessment_questions_code_parts_of_code check (
    code_parts is null or (code is not null and jsonb_typeof(code_parts) = 'array')
  ),
  constraint assessment_questions_options_count check (
    case when jsonb_typeof(options) = 'array'
      then jsonb_array_length(options) between 3 and 6 else false end
  ),
  constraint assessment_questions_answer_form check (
    case kind
      when 'multiple' then jsonb_typeof(answer) = 'array'
        and jsonb_array_length(answer) between 2 and jsonb_array_length(options) - 1
      when 'order' then jsonb_typeof(answer) = 'array'
        and jsonb_array_length(answer) = jsonb_array_length(options)
      else jsonb_typeof(answer) = 'string'
    end
  ),
  constraint assessment_questions_answer_among_options check (
    jsonb_path_query_array(options, '$[*].id') @> answer
  ),
  constraint assessment_questions_explanation_present check (char_length(btrim(explanation)) > 0)
);

create index assessment_questions_roles on public.assessment_questions using gin (roles) where active;

grant select on table public.assessment_questions to service_role;

-- Attempts at the skills assessment. The questions are kept as they were asked, with their answers: an
-- edited or retired question changes no attempt that is under way. Functions alone read and write here.
create table public.assessment_attempts (
  id uuid primary key,
  role text not null,
  -- As asked, with right answers and explanations; never sent before result exists.
  questions jsonb not null,
  started_at timestamptz not null default now(),
  -- Later nothing is scored any more.
  expires_at timestamptz not null default now() + interval '24 hours',
  answers jsonb,
  -- Scored once; submitting again gives the same.
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

create index assessment_attempts_started_at on public.assessment_attempts (started_at) where saved_at is null;
create index assessment_attempts_saved_at on public.assessment_attempts (saved_at) where saved_at is not null;

grant select on table public.assessment_attempts to service_role;

-- The start of an assessment is counted before its questions are read: a sender over the limit costs nothing more.
-- `sender` is {ip_hash, network_hash}. Null: go on. {"status":"limited","retry_after_seconds":…}: too many from this address.
create function public.begin_assessment(sender jsonb, per_address integer, window_seconds integer)
  returns jsonb
  language sql
  security definer
as $$
  select private.begin_attempt('assessment-start', 'assessments', sender, per_address, window_seconds);
$$;

-- Stores an attempt that was counted. Answers when it expires.
create function public.start_assessment(id uuid, role text, questions jsonb)
  returns timestamptz
  language sql
  security definer
as $$
  insert into public.assessment_attempts (id, role, questions) values ($1, $2, $3) returning expires_at;
$$;

-- Stores the score of an attempt unless it has one. {"status":"scored","result":…}: the one that counts;
-- {"status":"expired"}: too late; {"status":"unknown"}: there is no such attempt.
create function public.submit_assessment(attempt_id uuid, answers jsonb, result jsonb)
  returns jsonb
  language plpgsql
  security definer
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

call private.let_call('service_role', 'begin_assessment', 'start_assessment', 'submit_assessment', 'submit_assessment_save');
call private.seal_schemas();
