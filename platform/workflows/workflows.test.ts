import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appNames } from '@talent/node/workspace/app-folders';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { variablesSchema } from '@talent/node/env/variables';
import { workspaceFolders } from '../release/audit/workspace-folders.ts';
import { readWorkflow, stepsFor, type WorkflowJob } from './workflow-steps.ts';
import { describeWorkflow } from './write-workflow.ts';

const folder = join(REPOSITORY_ROOT, '.github/workflows');
const apps = await appNames(REPOSITORY_ROOT);
const read = (app: string) => readFile(join(folder, `${app}.yml`), 'utf8');
const pullRequest = {
  'github.event_name': 'pull_request',
  'github.event.pull_request.number': '17',
  'github.event.pull_request.head.repo.full_name': 'agency/site',
  'github.repository': 'agency/site',
};

const fork = { ...pullRequest, 'github.event.pull_request.head.repo.full_name': 'x/site' };
const main = { 'github.event_name': 'push', 'github.ref': 'refs/heads/main' };

const CHECKOUT = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8';
const SETUP_NODE = 'actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444';
const VARIABLES = [
  'PREVIEW_ORIGIN',
  'RELEASE_KEYS',
  'SITE_URL',
  'STORE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_URL',
];

/** Names of the secrets and variables that the steps of a job are given, sorted. */
function given({ steps }: WorkflowJob): { secrets: string[]; vars: string[] } {
  const values = steps.flatMap(({ env }) => Object.entries(env));
  const of = (kind: string) =>
    values.flatMap(([name, value]) => (value === `\${{ ${kind}.${name} }}` ? [name] : [])).sort();
  return { secrets: of('secrets'), vars: of('vars') };
}

/** Every line of a pipeline that names an action. */
const actionLines = (text: string) =>
  [...text.matchAll(/^ *- uses: (.*)$/gm)].map(([, action = '']) => action);

it('there is a pipeline for every app, closed previews, the night and the platform, and none for anything else', async () => {
  const expected = [...apps, 'closed-previews', 'nightly', 'platform']
    .map((name) => `${name}.yml`)
    .sort();
  expect((await readdir(folder)).sort()).toEqual(expected);
});

describe.each([...apps, 'closed-previews', 'nightly', 'platform'])('the pipeline %s', (name) => {
  it('takes every action by a full commit, with its version behind it', async () => {
    const text = await read(name);
    const lines = actionLines(text);
    expect(new Set(lines)).toEqual(new Set([`${CHECKOUT} # v5.0.0`, `${SETUP_NODE} # v5.0.0`]));
    for (const line of lines)
      expect(line).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(text.match(/uses:/g)).toHaveLength(lines.length);
  });

  it('may read the repository, keeps no token on disk, and runs on no event that gives a fork secrets', async () => {
    const text = await read(name);
    const { permissions, jobs, on } = readWorkflow(text);
    expect(permissions).toEqual({ contents: 'read' });
    expect(text.match(/permissions:/g)).toHaveLength(1);
    expect(text.match(/persist-credentials: false/g)).toHaveLength(Object.keys(jobs).length);
    const harmless = ['push', 'pull_request', 'schedule', 'workflow_dispatch'];
    expect(harmless).toEqual(expect.arrayContaining(Object.keys(on)));
    expect(text).not.toMatch(/pull_request_target|workflow_run|GUARD_SECRET|SERVICE|SECRET_KEY/);
  });
});

describe('the pipeline of closed previews', () => {
  it('is as its template makes it: otherwise run "pnpm workflows"', async () => {
    const text = await describeWorkflow(REPOSITORY_ROOT, 'closed-previews');
    expect(await read('closed-previews')).toBe(text);
  });

  it('removes the channel of the pull request, with code of the branch it was for and no key to sign with', async () => {
    const text = await read('closed-previews');
    const { jobs, on, concurrency } = readWorkflow(text);
    expect(on.pull_request?.types).toEqual(['closed']);
    expect(concurrency.group).toBe('closed-previews-${{ github.ref }}');
    expect(Object.keys(jobs)).toEqual(['remove']);
    const { remove } = jobs;
    if (remove === undefined) throw new Error('it has that job');
    expect(remove.environment).toBe('preview');
    expect(given(remove)).toEqual({
      secrets: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
      vars: VARIABLES,
    });
    expect(text).toContain('ref: ${{ github.event.pull_request.base.sha }}');
    const steps = stepsFor(readWorkflow(text), pullRequest);
    expect(steps.at(-1)?.command).toBe(
      'node scripts/run.mjs platform/cli/main.ts remove-preview "pr-$PULL_REQUEST"',
    );
    expect(steps.at(-1)?.env['PULL_REQUEST']).toBe('17');
    expect(stepsFor(readWorkflow(text), fork)).toEqual([]);
  });
});

describe('pipelines of the whole repository', () => {
  const install =
    'npx --yes --prefer-offline pnpm@12.21.0 install --frozen-lockfile --prefer-offline';

  it.each(['nightly', 'platform'])(
    '%s is as its template makes it: otherwise run "pnpm workflows"',
    async (name) => {
      expect(await read(name)).toBe(await describeWorkflow(REPOSITORY_ROOT, name));
    },
  );

  it.each(['nightly', 'platform'])(
    '%s is given no secret, no variable and no environment',
    async (name) => {
      const { jobs } = readWorkflow(await read(name));
      for (const job of Object.values(jobs)) {
        expect(given(job)).toEqual({ secrets: [], vars: [] });
        expect(job.environment).toBeUndefined();
      }
      expect(await read(name)).not.toMatch(/secrets\.|vars\./);
    },
  );

  it('every night attacks, fuzzes both ways and runs the long tests, each in a job of its own', async () => {
    const { jobs, on } = readWorkflow(await read('nightly'));
    expect(on).toEqual({ schedule: [{ cron: '17 2 * * *' }], workflow_dispatch: null });
    const commands = Object.entries(jobs).map(([name, { steps }]) => [
      name,
      ...steps.flatMap(({ run }) => run ?? []),
    ]);
    const faketime = 'sudo apt-get install --yes --no-install-recommends faketime';
    expect(commands).toEqual([
      ['attack', install, faketime, 'node scripts/pnpm.mjs attack'],
      ['fuzz-http', install, 'node scripts/pnpm.mjs fuzz-http'],
      ['fuzz-backend', install, 'node scripts/pnpm.mjs fuzz-backend'],
      ['long-tests', install, 'node scripts/pnpm.mjs test:long'],
      ['durability', install, 'node scripts/pnpm.mjs test:durability'],
    ]);
  });

  it('a pull request that touches the platform runs every test', async () => {
    const { jobs, on, concurrency } = readWorkflow(await read('platform'));
    expect(Object.keys(on)).toEqual(['pull_request']);
    expect(on.pull_request?.paths).toEqual([
      '.github/workflows/platform.yml',
      'backend/**',
      'e2e/**',
      'package.json',
      'platform/**',
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      'scripts/**',
      'shared/**',
      'supabase/**',
      'tsconfig.json',
      'vitest*.config.ts',
    ]);
    expect(concurrency.group).toBe('platform-${{ github.ref }}');
    expect(jobs['test']?.steps.flatMap(({ run }) => run ?? [])).toEqual([install, 'npm test']);
  });
});

describe.each(apps)('the pipeline of %s', (app) => {
  it('is as its dependencies make it: otherwise run "pnpm workflows"', async () => {
    expect(await read(app)).toBe(await describeWorkflow(REPOSITORY_ROOT, app));
  });

  it('is started by its folder and by every workspace package that it is built and tested with, by no other app', async () => {
    const { on } = readWorkflow(await read(app));
    const paths = on.push?.paths ?? [];
    expect(on.pull_request?.paths).toEqual(paths);
    expect(on.push?.branches).toEqual(['main']);
    const needed = await workspaceFolders(REPOSITORY_ROOT, app);
    for (const one of needed) expect(paths).toContain(`${one}/**`);
    expect(paths).toContain('shared/build/**');
    const others = apps.filter((other) => other !== app).map((other) => `${other}/**`);
    expect(paths.filter((path) => others.includes(path) || path === 'shared/**')).toEqual([]);
  });

  it('checks, builds, and ships a preview of a pull request and main to visitors', async () => {
    const workflow = readWorkflow(await read(app));
    const commands = (context: Record<string, string>) =>
      stepsFor(workflow, context).map(({ folder: where, command }) => `${where}: ${command}`);
    const onMain = commands(main);
    expect(onMain.at(-1)).toBe(`${app}: npm run ship`);
    expect(onMain.join('\n')).toMatch(/install.*\n.*types.*\n.*oxlint.*\n.*vitest.*\n.*build/);
    expect(commands(pullRequest).at(-1)).toBe(
      `${app}: npm run ship -- --channel "pr-$PULL_REQUEST"`,
    );
    expect(stepsFor(workflow, pullRequest).at(-1)?.env['PULL_REQUEST']).toBe('17');
    expect(commands(fork).at(-1)).toBe(`${app}: npm run build`);
  });

  it('ships nothing from another branch than main', async () => {
    const workflow = readWorkflow(await read(app));
    const branch = { 'github.event_name': 'push', 'github.ref': 'refs/heads/other' };
    expect(stepsFor(workflow, branch).at(-1)?.command).toBe('npm run build');
  });

  it('gives a pull request the key of previews, main the release key, and each in its environment', async () => {
    const { jobs } = readWorkflow(await read(app));
    const facts = Object.entries(jobs).map(([name, job]) => [
      name,
      { environment: job.environment, needs: job.needs, if: job.if, ...given(job) },
    ]);
    expect(Object.fromEntries(facts)).toEqual({
      check: { environment: undefined, needs: undefined, if: undefined, secrets: [], vars: [] },
      preview: {
        environment: 'preview',
        needs: 'check',
        if: "github.event_name == 'pull_request' && github.event.pull_request.head.repo.full_name == github.repository",
        secrets: ['PREVIEW_SIGNING_KEY', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
        vars: VARIABLES,
      },
      release: {
        environment: 'production',
        needs: 'check',
        if: "github.event_name == 'push' && github.ref == 'refs/heads/main'",
        secrets: ['RELEASE_SIGNING_KEY', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
        vars: VARIABLES,
      },
    });
  });

  it('gives secrets to the ship steps alone, by names that the platform reads', async () => {
    const { jobs, concurrency } = readWorkflow(await read(app));
    expect(concurrency.group).toBe(`${app}-\${{ github.ref }}`);
    for (const { run, env } of Object.values(jobs).flatMap(({ steps }) => steps)) {
      const names = Object.entries(env).filter(([, value]) => /secrets|vars/.test(String(value)));
      if (!run?.startsWith('npm run ship')) expect(names).toEqual([]);
      for (const [name, value] of names) {
        expect(String(value)).toContain(`.${name} }}`);
        expect(Object.keys(variablesSchema.shape)).toContain(name);
      }
    }
  });
});
