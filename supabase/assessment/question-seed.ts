import type { Question } from './question.ts';

const COLUMNS: Readonly<Record<keyof Question, string>> = {
  key: 'text',
  roles: 'text[]',
  skill: 'text',
  difficulty: 'smallint',
  kind: 'text',
  prompt: 'text',
  code: 'text',
  code_parts: 'jsonb',
  options: 'jsonb',
  answer: 'jsonb',
  explanation: 'text',
};

/**
 * The seed file: one statement that writes these questions and retires all others. A retired question keeps its row,
 * because results of earlier attempts refer to it.
 */
export function questionSeedSql(pool: readonly Question[]): string {
  const names = Object.keys(COLUMNS) as (keyof Question)[];
  const rows = pool.map((question) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, question[name]]))),
  );
  return `-- Written by \`node supabase/sources/write-seeds.ts questions\`: edit assessment/questions/*.json instead.
with questions as (
  select *
  from jsonb_to_recordset($questions$[
${rows.join(',\n')}
]$questions$::jsonb) as question (${Object.entries(COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})
), retired as (
  update public.assessment_questions set active = false
  where active and key not in (select key from questions)
)
insert into public.assessment_questions (${names.join(', ')}, active)
select ${names.join(', ')}, true
from questions
on conflict (key) do update set
  ${names
    .filter((name) => name !== 'key')
    .map((name) => `${name} = excluded.${name}`)
    .join(',\n  ')},
  active = true;
`;
}
