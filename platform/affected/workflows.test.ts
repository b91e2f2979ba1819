import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appNames } from '@talent/node/workspace/app-folders';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { variablesSchema } from '@talent/settings/variables';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readWorkspaceGraph } from './workspace-graph.ts';

const stepSchema = z.object({
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  'working-directory': z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.record(z.string(), z.string()).default({}),
});
const jobSchema = z.object({
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  if: z.string().optional(),
  environment: z.string().optional(),
  env: z.record(z.string(), z.string()).default({}),
  permissions: z.unknown().optional(),
  steps: z.array(stepSchema).default([]),
});
const workflowSchema = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: z.unknown().optional(),
  jobs: z.record(z.string(), jobSchema),
});

const textOf = (path: string) => readFileSync(join(REPOSITORY_ROOT, '.github', path), 'utf8');
const read = (name: string) => workflowSchema.parse(parse(textOf(`workflows/${name}.yml`)));
const apps = await appNames(REPOSITORY_ROOT);
const names = readdirSync(join(REPOSITORY_ROOT, '.github/workflows')).map((file) =>
  file.replace(/\.yml$/, ''),
);
const texts = [...names.map((name) => `workflows/${name}.yml`), 'actions/set-up/action.yml'];
const jobs = names.flatMap((name) =>
  Object.entries(read(name).jobs).map(([job, content]) => ({ name: `${name}/${job}`, ...content })),
);

it('there is a pipeline for every app, one that they call, one of the backend, one of its salary files, and three of the whole repository', () => {
  const whole = ['app', 'backend', 'closed-previews', 'nightly', 'platform', 'salaries'];
  expect(names.toSorted()).toEqual([...apps, ...whole].toSorted());
});

it.each(texts)('%s takes every action by a full commit, with its version behind it', (path) => {
  const actions = textOf(path).matchAll(/uses: (.*)$/gm);
  for (const [, action] of actions)
    expect(action).toMatch(/^(actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\.\/\.github\/.+)$/);
});

it('jobs may read the repository, and the comment of an app may be written', () => {
  for (const name of names) expect(read(name).permissions, name).toEqual({ contents: 'read' });
  const more = jobs.flatMap(({ name, permissions }) => (permissions ? [[name, permissions]] : []));
  const callers = apps.map((app) => [
    `${app}/app`,
    { actions: 'read', contents: 'read', 'pull-requests': 'write' },
  ]);
  expect(Object.fromEntries(more)).toEqual({
    ...Object.fromEntries(callers),
    'app/comment': { 'pull-requests': 'write' },
    'app/backend': { actions: 'read', contents: 'read' },
  });
});

it('no pipeline runs on an event that gives a fork secrets, or keeps a token on disk', () => {
  const harmless = ['push', 'pull_request', 'schedule', 'workflow_dispatch', 'workflow_call'];
  for (const name of names) expect(harmless).toEqual(expect.arrayContaining(events(name)));
  const checkouts = jobs
    .flatMap(({ steps }) => steps)
    .filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(10);
  for (const { with: inputs } of checkouts)
    expect(inputs).toMatchObject({ 'persist-credentials': false });
});

const events = (name: string): string[] => Object.keys(read(name).on);

it('no text of a pull request reaches a shell, and no code of it the right to comment', () => {
  for (const { steps } of jobs) for (const { run = '' } of steps) expect(run).not.toContain('${{');
  const { steps = [] } = read('app').jobs['comment'] ?? {};
  expect(steps.map(({ uses, run }) => uses ?? run?.split(' ')[0])).toEqual([
    'actions/download-artifact@d3f86a106a0bac45b974a628896c90dbdf5c8093',
    'mark="<!--',
  ]);
});

const S3 = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const SITE = [
  'PREVIEW_ORIGIN',
  'RELEASE_KEYS',
  'SITE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_URL',
];

/** The files that the command line of Supabase reads. */
const OF_SUPABASE = ['SUPABASE_ACCESS_TOKEN', 'SUPABASE_PROJECT'];
/** The variable that only the shell of a pipeline reads. */
const OF_SHELL = 'SALARY_FILES';

/** Names of the secrets or the variables of some `env`, sorted. Each has the name by which it is read. */
function given(kind: 'secrets' | 'vars', env: Record<string, string>): string[] {
  const found = Object.entries(env).filter(([, value]) => value.includes(`${kind}.`));
  for (const [name, value] of found) {
    expect(value).toBe(`\${{ ${kind}.${name} }}`);
    expect([...Object.keys(variablesSchema.shape), ...OF_SUPABASE, OF_SHELL]).toContain(name);
  }
  return found.map(([name]) => name).toSorted();
}

it('gives a pull request the key of previews, main the release key, and each to its steps alone', () => {
  const secrets = jobs.flatMap(({ name, environment, steps }) =>
    steps.flatMap(({ run, env }) => {
      const found = [...given('secrets', env), ...given('vars', env)];
      return found.length > 0 ? [[`${name} in ${environment}`, run, ...found]] : [];
    }),
  );
  const preview = 'app/preview in preview';
  expect(secrets).toEqual([
    [
      preview,
      'npm run ship -- --channel "pr-$PULL_REQUEST"',
      'PREVIEW_SIGNING_KEY',
      ...S3,
      'STORE_URL',
    ],
    [preview, 'E2E_CHANNEL="pr-$PULL_REQUEST" node scripts/pnpm.mjs e2e', 'PREVIEW_SIGNING_KEY'],
    [preview, expect.stringContaining('pnpm.mjs qa compare --channel'), 'PREVIEW_SIGNING_KEY'],
    ['app/release in production', 'npm run ship', 'RELEASE_SIGNING_KEY', ...S3, 'STORE_URL'],
    ['backend/deploy in backend', expect.stringContaining(' db push '), 'SUPABASE_ACCESS_TOKEN'],
    [
      'backend/deploy in backend',
      expect.stringContaining(' functions deploy '),
      'SUPABASE_ACCESS_TOKEN',
    ],
    [
      'closed-previews/remove in preview',
      'node scripts/pnpm.mjs release remove-preview "pr-$PULL_REQUEST" --if-exists',
      ...S3,
      ...[...SITE, 'STORE_URL'].toSorted(),
    ],
    [
      'salaries/import in backend',
      expect.stringContaining(' data salaries '),
      'SUPABASE_SECRET_KEY',
      OF_SHELL,
      'SUPABASE_PUBLISHABLE_KEY',
      'SUPABASE_URL',
    ],
  ]);
  const ofJobs = jobs.flatMap(({ name, env }) => {
    expect(given('secrets', env)).toEqual([]);
    const found = given('vars', env);
    return found.length > 0 ? [[name, found]] : [];
  });
  expect(ofJobs).toEqual([
    ['app/preview', SITE],
    ['app/release', SITE],
    ['backend/deploy', ['SUPABASE_PROJECT']],
  ]);
  const count = texts.flatMap((path) => textOf(path).match(/\{ secrets\./g) ?? []).length;
  expect(count).toBe(13);
});

it('tests first; then a pull request of this repository gets a preview, and main a release', () => {
  const ofRepository = 'github.event.pull_request.head.repo.full_name == github.repository';
  const { check, preview, backend, release } = read('app').jobs;
  expect([check?.needs, preview?.needs, backend?.needs]).toEqual([undefined, 'check', 'check']);
  expect([backend?.if, release?.needs]).toEqual([release?.if, ['check', 'backend']]);
  expect(preview?.if).toBe(`github.event_name == 'pull_request' && ${ofRepository}`);
  expect(release?.if).toBe("github.event_name == 'push' && github.ref == 'refs/heads/main'");
  expect(read('closed-previews').jobs['remove']?.if).toBe(ofRepository);
  expect(check?.steps.flatMap(({ run }) => run ?? [])).toContain(
    'node scripts/pnpm.mjs test:changed --since "$BASE" --app "$APP"',
  );
});

describe.each(apps)('the pipeline of %s', (app) => {
  const { on, jobs: own } = read(app);
  const paths = z.object({ paths: z.array(z.string()) }).parse(on['pull_request']).paths;
  /** Whether a change of a file starts it: the last path that fits decides. */
  const isStartedBy = (file: string): boolean => {
    const last = paths.findLast((path) => file.startsWith(path.replace(/^!|\*.*$/g, '')));
    return last !== undefined && !last.startsWith('!');
  };

  it('calls the common one for its app, with its own queue', () => {
    expect(own).toEqual({ app: expect.anything() });
    expect(parse(textOf(`workflows/${app}.yml`))).toMatchObject({
      on: { push: { branches: ['main'], paths } },
      concurrency: { group: `${app}-\${{ github.ref }}` },
      jobs: { app: { uses: './.github/workflows/app.yml', with: { app }, secrets: 'inherit' } },
    });
  });

  it('is started by everything that the app is built, tested and released with, and by no other app', async () => {
    const graph = await readWorkspaceGraph(REPOSITORY_ROOT);
    const { dependencies = [], devDependencies = [] } = graph.get(app) ?? {};
    const needed = new Set([app, ...dependencies, ...devDependencies]);
    for (const folder of needed)
      for (const each of graph.get(folder)?.dependencies ?? []) needed.add(each);
    const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.github/workflows/app.yml'];
    const own = [`.github/workflows/${app}.yml`, '.github/actions/set-up/action.yml', 'scripts/a'];
    const must = [...files, ...own, ...[...needed].map((folder) => `${folder}/a.ts`)];
    expect(must.filter((file) => !isStartedBy(file))).toEqual([]);
    const others = [...apps.filter((other) => other !== app), 'platform', 'e2e', 'docs'];
    expect(others.filter((folder) => isStartedBy(`${folder}/a.ts`))).toEqual([]);
  });
});
