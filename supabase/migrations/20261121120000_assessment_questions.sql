-- The pool of the skills assessment. Answers must never reach a browser before an attempt is
-- scored, so no API role of a visitor or a member may read it: a function picks and scores.
-- Written by the seed alone.

create table public.assessment_questions (
  key text primary key,
  roles text[] not null,
  skill text not null,
  difficulty smallint not null,
  kind text not null,
  prompt text not null,
  code text,
  options jsonb not null,
  answer jsonb not null,
  explanation text not null,
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

comment on column public.assessment_questions.difficulty is '1 everyday knowledge, 2 experience, 3 depth.';
comment on column public.assessment_questions.options is 'Objects with id and text, in the order in which they are written.';
comment on column public.assessment_questions.answer is
  'single, code: the right id; multiple: the ids of all right options; order: all ids in order.';
comment on column public.assessment_questions.active is
  'False for a question that left the pool: not asked any more, kept for the results that refer to it.';

create index assessment_questions_roles on public.assessment_questions using gin (roles) where active;

alter table public.assessment_questions enable row level security;

revoke all on table public.assessment_questions from public, anon, authenticated, service_role;
grant select on table public.assessment_questions to service_role;
