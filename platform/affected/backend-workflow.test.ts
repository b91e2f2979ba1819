import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const listed = z.object({ branches: z.array(z.string()).optional(), paths: z.array(z.string()) });
const stepSchema = z.object({ name: z.string().optional(), run: z.string().optional() });
const jobSchema = z.looseObject({
  env: z.record(z.string(), z.string()).default({}),
  steps: z.array(stepSchema),
});
const workflowSchema = z.object({
  on: z.looseObject({ pull_request: listed.optional(), push: listed.optional() }),
  jobs: z.record(z.string(), jobSchema),
});
const textOf = (file: string): string => readFileSync(join(REPOSITORY_ROOT, file), 'utf8');
const read = (name: string) => workflowSchema.parse(parse(textOf(`.github/workflows/${name}.yml`)));

const { on, jobs } = read('backend');
const paths = on.pull_request?.paths;
const waiting = jobSchema.parse(read('app').jobs['backend']);
const commandsOf = (job: string) => jobs[job]?.steps.flatMap(({ run }) => run ?? []);

it('main is deployed after its checks, migrations before functions, with the pinned command line', () => {
  expect(commandsOf('check')).toEqual([
    'node scripts/pnpm.mjs unit --project deploy supabase',
    'node scripts/pnpm.mjs unit supabase',
  ]);
  expect(commandsOf('deploy')).toEqual([
    'node scripts/tool.mjs supabase db push --remote="$SUPABASE_PROJECT" --include-seed --yes',
    'node scripts/tool.mjs supabase functions deploy --remote="$SUPABASE_PROJECT" --use-api --yes',
  ]);
  expect(jobs['check']).not.toHaveProperty('environment');
  expect(jobs['deploy']).toMatchObject({
    needs: 'check',
    if: "github.event_name != 'pull_request' && github.ref == 'refs/heads/main'",
    environment: 'backend',
  });
  expect(on.push).toEqual({ branches: ['main'], paths });
});

it('the backend is deployed for everything that functions are made of, and releases wait for the same', () => {
  const map = z.object({ imports: z.record(z.string(), z.string()) });
  const { imports } = map.parse(JSON.parse(textOf('supabase/functions/deno.json')));
  const shared = Object.values(imports)
    .filter((target) => target.startsWith('../../'))
    .map((target) => `${target.split('/').slice(2, 5).join('/')}/**`);
  const own = ['scripts/tools/pins.json', '.github/workflows/backend.yml', 'supabase/**'];
  expect(paths?.toSorted()).toEqual([...new Set([...shared, ...own])].toSorted());
  expect(waiting.env['BACKEND']?.split(' ')).toEqual(paths);
});

/** Runs the step of a release that waits, at the commit 'text' of a history of its own. */
function startHistory() {
  const folder = testDir();
  const git = (...parameters: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...parameters], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text, { mode: 0o755 });
  };
  const commit = (file: string): string => {
    write(file, file);
    git('add', '.');
    git('commit', '-q', '-m', file);
    return git('rev-parse', 'HEAD');
  };
  git('init', '-q', '-b', 'main');
  const commits = new Map([
    ['seed', commit('supabase/seed/a.sql')],
    ['table', commit('supabase/migrations/1.sql')],
    ['text', commit('mfe-blog/a.ts')],
    ['later', commit('supabase/migrations/2.sql')],
    ['unknown', 'f'.repeat(40)],
  ]);
  git('checkout', '-q', commits.get('text') ?? '');
  write('gh', '#!/bin/sh\ncat "answer-$(cat pauses)"\n');
  write('sleep', '#!/bin/sh\necho $(($(cat pauses) + 1)) > pauses\n');
  /** @param answers runs that GitHub lists at first and after each pause, such as `table success` */
  return (...answers: string[][]) => {
    write('pauses', '0');
    answers.forEach((runs, index) => {
      const lines = runs.map((run) =>
        run.replace(
          /^(\w+) (\w+)$/,
          (_, name: string, conclusion) => `${commits.get(name)} ${conclusion} of-${name}\n`,
        ),
      );
      write(`answer-${index}`, lines.join(''));
    });
    const script = waiting.steps.find(({ name }) => name === 'Wait for the backend')?.run ?? '';
    const options = { cwd: folder, encoding: 'utf8' } as const;
    const first = `PATH=".:$PATH" BACKEND="${waiting.env['BACKEND']}"\n`;
    const { status, stdout } = spawnSync('bash', ['-e', '-c', first + script], options);
    return `${status} ${stdout.trim().split('\n').at(-1)}`;
  };
}

it('a release waits until the backend that it needs is deployed, and is refused where that failed', () => {
  const wait = startHistory();
  // The commit of a text needs the table of the commit before it.
  expect(wait(['table success'])).toBe('0 Deployed by of-table');
  expect(wait(['table unfinished'], ['table success'])).toBe('0 Deployed by of-table');
  expect(wait(['later success', 'table cancelled'])).toBe('0 Deployed by of-later');
  expect(wait(['unknown success', 'table failure'])).toBe('0 Deployed by of-unknown');
  expect(wait(['unknown unfinished', 'table success'])).toBe('0 Deployed by of-table');
  const refused = (run: string): string =>
    `1 ::error::The backend of this commit is not deployed: run ${run}, then this job again.`;
  expect(wait(['table failure', 'seed success'])).toBe(refused('of-table'));
  expect(wait(['table unfinished'], ['table failure'])).toBe(refused('of-table'));
  // A commit that is not known, and older than known ones, is not on main any more.
  const none = refused('the workflow "backend" of main');
  expect(wait(['seed success', 'unknown success'])).toBe(none);
  expect(wait([])).toBe(none);
  // A fork may name its branch main as well.
  const script = waiting.steps.at(-1)?.run;
  expect(script).toContain('runs?branch=main&');
  expect(script).toContain('select(.event != "pull_request")');
});

it('every Monday each file of salaries is imported, and one that is refused stops no other', () => {
  const { on: when, jobs: ofSalaries } = read('salaries');
  expect(when).toMatchObject({ schedule: [{ cron: '41 6 * * 1' }] });
  expect(ofSalaries['import']).toMatchObject({
    if: "vars.SALARY_FILES != '' && github.ref == 'refs/heads/main'",
  });
  const folder = testDir();
  const node = '#!/bin/sh\necho "$#: $*" >> calls\ncat > /dev/null\n[ "$4" != bea-rpp ]\n';
  writeFileSync(join(folder, 'node'), node, { mode: 0o755 });
  const script = ofSalaries['import']?.steps.find(({ run }) => run !== undefined)?.run ?? '';
  const files =
    'bea-rpp --edition 2025 https://bea.example/a.csv\n\nbls-oews --edition 2026-05 /b;c';
  const first = `PATH=".:$PATH" SALARY_FILES='${files}'\n`;
  const { status } = spawnSync('bash', ['-e', '-c', first + script], { cwd: folder });
  expect([status, readFileSync(join(folder, 'calls'), 'utf8')]).toEqual([
    1,
    '8: scripts/pnpm.mjs data salaries bea-rpp --edition 2025 https://bea.example/a.csv --yes\n' +
      '8: scripts/pnpm.mjs data salaries bls-oews --edition 2026-05 /b;c --yes\n',
  ]);
});
