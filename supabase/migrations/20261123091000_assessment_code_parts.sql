-- The code of a question in parts, of which words of a kind have a color. They are made where the seed is written, so that
-- no browser and no function needs a highlighter.

alter table public.assessment_questions
  add column code_parts jsonb,
  add constraint assessment_questions_code_parts_of_code check (
    code_parts is null or (code is not null and jsonb_typeof(code_parts) = 'array')
  );

comment on column public.assessment_questions.code_parts is
  'The code as a list of texts, and of pairs of a kind and a word; null where there is no code, or no color for it.';
