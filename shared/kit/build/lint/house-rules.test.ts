import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const run = promisify(execFile);

/** A small repository, and the findings of lint for each file. */
const files = {
  'mfe-a/src/features/part.tsx': {
    source: `export default function Part() { return <p style={{ color: 'red' }}>{process.env['A']}</p>; }`,
    says: ['house(named-exports)', 'house(no-inline-style)', 'house(parsed-environment)'],
  },
  'mfe-a/src/features/loading.ts': {
    source: `export const load = () => import('../../../mfe-b/src/list');\nexport * from '../routes';`,
    says: ['house(import-zones)', 'house(import-zones)'],
  },
  'mfe-a/src/features/late.ts': {
    source: `async function save() {}\nexport function onClick() { save(); [1].forEach(async () => { await save(); }); }`,
    says: ['typescript(no-floating-promises)', 'typescript(no-misused-promises)'],
  },
  'mfe-a/src/routes.ts': {
    source: `import { router } from 'react-router-dom';\nexport default router as any;`,
    says: ['eslint(no-restricted-imports)', 'typescript(no-explicit-any)'],
  },
  'mfe-a/src/features/whole.ts': {
    source: `
      export const cut = (data) => data.from('jobs').select('slug').eq('status', 'open').order('slug');
      export const cutLater = (jobs) => jobs.select('slug').order('slug');
      export const cutInAll = (data) => Promise.all([data.from('jobs').select()]);
      export const cutFunction = (data) => data.rpc('find_people', { wanted: '' });`,
    says: Array<string>(4).fill('house(whole-reads)'),
  },
  'mfe-a/src/features/bounded.ts': {
    source: `
      export const first = (data) => data.from('jobs').select('slug').limit(20);
      export const part = (data) => data.from('jobs').select('slug').order('slug').range(0, 9);
      export const one = (data) => data.from('jobs').select('slug').eq('slug', 'a').maybeSingle();
      export const whole = (data) => allRows(() => data.from('jobs').select('slug'), 'slug');
      export const some = (data) => rowsIn(['a'], (slugs) => data.from('jobs').select('slug').in('slug', slugs));
      export const number = (data) => data.from('jobs').select('id', { count: 'exact', head: true });
      export const listed = (data) => data.rpc('find_people', { wanted: '' }, counted).select('id');
      export const written = (data) => data.from('jobs').delete().eq('slug', 'a').select('id');
      export const value = (data) => data.rpc('is_admin');
      // oxlint-disable-next-line house/whole-reads -- one row a month
      export const few = (data) => data.rpc('backlink_months');
      export const field = (input) => input.select();`,
    says: [],
  },
  'mfe-a/src/features/texts.tsx': {
    source: `
      import { text } from './text';
      export const Loose = ({ count, note }) => <p>{count} of {text.all}{note && ' (sample)'}</p>;
      export const Before = ({ isNew }) => <p>{isNew && <b>New</b>} A job</p>;
      export function Bare({ job }) { return job.title; }
      export const Fragment = ({ unit }) => <>{unit}</>;`,
    says: Array<string>(5).fill('house(changing-text)'),
  },
  'mfe-a/src/features/safe-texts.tsx': {
    source: `
      import { text } from './text';
      const mark = <b>!</b>;
      export const Alone = ({ count }) => <p>{count}</p>;
      export const Sentence = ({ count }) => <p>{\`\${count} of \${text.all}\`}</p>;
      export const Own = ({ count }) => <p>{text.all}: <b>{count}</b>{' '}{mark}</p>;
      export const Last = ({ isNew, children }) => <div>A job{isNew && <b>New</b>}{children}</div>;
      export const List = ({ jobs }) => <ul>{jobs.map((job) => <li key={job}>{job}</li>)}<li>{text.end}</li></ul>;`,
    says: [],
  },
  'supabase/functions/save/handler.ts': {
    source: `
      export const save = async (request) => [await request.json(), JSON.parse(await request.text())];
      export const ask = async (answer) => [await answer.json(), new Headers(request.headers)];`,
    says: Array<string>(2).fill('house(storable-bodies)'),
  },
  'mfe-b/src/list.ts': { source: 'export const list = [1];', says: [] },
};

let folder: string;
let found: Map<string, { code: string }[]>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talent-lint-'));
  for (const [file, { source }] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), source);
  }
  // Globs of the configuration start at its folder.
  const config = await readFile(join(root, '.oxlintrc.json'), 'utf8');
  await writeFile(join(folder, '.oxlintrc.json'), config.replace('./shared', `${root}shared`));
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const { stdout } = await run(oxlint, ['--format', 'json'], { cwd: folder }).catch(
    (error: unknown) => error as { stdout: string },
  );
  // When oxlint cannot start, it prints the reason in place of JSON.
  if (!stdout.startsWith('{')) throw new Error(stdout);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[];
  };
  found = Map.groupBy(diagnostics, ({ filename }) => filename);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(Object.entries(files))('lint reports the expected rules for %s', (file, { says }) => {
  expect((found.get(file) ?? []).map(({ code }) => code).sort()).toEqual(says);
});
