import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  textOfJson,
  textOfMarkdown,
  textOfSource,
  textOfSql,
  type ReadableText,
} from './testing/readable-text';
import { refusedWordings } from './testing/refused-wordings';

const root = join(import.meta.dirname, '../../../..');

/** Sources whose strings visitors, staff or readers of mails see. */
const read = [
  ':(glob)shell/src/**',
  ':(glob)mfe-*/src/**',
  ':(glob)shared/product/api/**',
  // Git knows no braces in a pattern.
  ...['jobs', 'mails', 'page-parts', 'second-factor'].map(
    (folder) => `:(glob)shared/product/${folder}/src/**`,
  ),
  ...['markdown', 'sdk', 'ui'].map((folder) => `:(glob)shared/kit/${folder}/src/**`),
  ':(glob)shared/product/content/src/*.ts',
  ...['canary', 'gateway', 'observe'].map((folder) => `:(glob)platform/${folder}/**`),
  ':(glob)supabase/functions/**',
  ':(glob)supabase/assessment/questions/**',
  ':(glob)supabase/seed/blog-posts/**',
  // Names and methods of the salary sources, and the sample jobs.
  ':(glob)supabase/sources/salary/edition/**',
  'supabase/seed/jobs.sql',
];

function readableTexts(file: string): ReadableText[] {
  const source = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('.md')) return textOfMarkdown(source);
  if (file.endsWith('.json')) return textOfJson(source);
  if (file.endsWith('.sql')) return textOfSql(source);
  return textOfSource(file, source);
}

function problemsOf(file: string): string[] {
  return readableTexts(file).flatMap(({ line, text }) =>
    refusedWordings.flatMap(({ pattern, instead }) => {
      const [found] = pattern.exec(text) ?? [];
      return found === undefined ? [] : [`${file}:${line} “${found}”: write ${instead}`];
    }),
  );
}

it('shows no wording that the list refuses', () => {
  const files = execFileSync('git', ['ls-files', '--', ...read], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(
      (file) =>
        /\.(?:tsx?|md|json|sql)$/.test(file) &&
        !/\.test\.|\/testing\/|\.gen\.|\/fixtures\/|tsconfig|package\.json|README/.test(file),
    );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(problemsOf)).toEqual([]);
});

it.each([
  ['The list lies beside the figures', 'lies beside'],
  ['We keep ringing both of them', 'ringing'],
  ['The modelling was mended anew', 'modelling'],
  ['Customise the licence', 'Customise'],
  ['Anybody may organise it', 'organise'],
  ['An optimiztic score', 'optimiztic'],
  ['Send us an e‑mail', 'e‑mail'],
  ['Whoever asks gets an answer', 'Whoever'],
  ['It costs 92 % of', '2 %'],
])('refuses “%s”', (text, refused) => {
  const found = refusedWordings.flatMap(({ pattern }) => pattern.exec(text)?.[0] ?? []);
  expect(found).toContain(refused);
});

it.each([
  'We advise you to exercise, revise and compromise',
  'The enterprise promises a precise comparison, otherwise a surprise',
  'An optimistic mechanism and its criticism',
  'topic: machine-learning',
  'Open Government Licence – Canada',
  'How many stand-up meetings does the team have?',
  'Unsupervised methods, denoised images and a well-advised franchisee',
])('allows “%s”', (text) => {
  expect(refusedWordings.filter(({ pattern }) => pattern.test(text))).toEqual([]);
});

it('reads strings, templates and JSX text, and no class names, imports or comments', () => {
  const source = `import x from 'two words';
// a comment that nobody reads
const a = 'first text'; const b = \`second \${x} text\`;
const c = <p className="one two">third text</p>;`;
  expect(textOfSource('a.tsx', source)).toEqual([
    { line: 3, text: 'first text' },
    { line: 3, text: 'second … text' },
    { line: 4, text: 'third text' },
  ]);
  expect(textOfSource('a.tsx', "const kind = 'licence'; const label = 'Licence';")).toEqual([
    { line: 1, text: 'Licence' },
  ]);
  expect(textOfSql("-- a comment here\ninsert ('a-slug', 'a visitor’’s text');")).toEqual([
    { line: 2, text: 'a-slug … a visitor’’s text' },
  ]);
  expect(textOfMarkdown('a [b](/machine-learning x)\n```\ncode here\n```\nc')).toEqual([
    { line: 1, text: 'a [b]' },
    { line: 5, text: 'c' },
  ]);
});
