import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appNames } from '@talent/node/workspace/app-folders';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { variablesSchema } from '@talent/node/env/variables';
import { workspaceFolders } from '../release/audit/workspace-folders.ts';
import type { Contexts } from './expressions.ts';
import { readWorkflow, type Workflow, type WorkflowJob } from './read-workflow.ts';
import { runWorkflow, type ReadyStep } from './run-workflow.ts';
import { describeWorkflow } from './write-workflow.ts';

const folder = join(REPOSITORY_ROOT, '.github/workflows');
const apps = await appNames(REPOSITORY_ROOT);
const read = (app: string) => readFile(join(folder, `${app}.yml`), 'utf8');
const pullRequestFrom = (head: string): Contexts => ({
  github: {
    event_name: 'pull_request',
    repository: 'agency/site',
    token: 'of the job',
    event: {
      pull_request: { number: '17', head: { repo: { full_name: head } }, base: { sha: 'b45e' } },
    },
  },
  vars: { PREVIEW_ORIGIN: 'https://preview.example' },
  secrets: {},
});
const pullRequest = pullRequestFrom('agency/site');
const fork = pullRequestFrom('x/site');
const pushTo = (branch: string): Contexts => ({
  github: { event_name: 'push', ref: `refs/heads/${branch}`, event: { before: 'bef02e' } },
  vars: {},
  secrets: {},
});
const main = pushTo('main');

/** The commands that an event starts, in their order, where those that a text names fail. */
async function stepsFor(
  workflow: Workflow,
  contexts: Contexts,
  failing = 'nothing',
): Promise<(ReadyStep & { command: string })[]> {
  const steps: (ReadyStep & { command: string })[] = [];
  await runWorkflow(workflow, contexts, async (step) => {
    if (step.command === null) return true;
    steps.push({ ...step, command: step.command });
    return !step.command.includes(failing);
  });
  return steps;
}

const CHECKOUT = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8';
const SETUP_NODE = 'actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444';
const UPLOAD = 'actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02';
const DOWNLOAD = 'actions/download-artifact@d3f86a106a0bac45b974a628896c90dbdf5c8093';
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
  return { secrets: [...new Set(of('secrets'))], vars: [...new Set(of('vars'))] };
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
    const reports = [`${UPLOAD} # v4.6.2`, `${DOWNLOAD} # v4.3.0`];
    expect(new Set(lines)).toEqual(
      new Set([
        `${CHECKOUT} # v5.0.0`,
        `${SETUP_NODE} # v5.0.0`,
        ...(apps.includes(name) ? reports : []),
      ]),
    );
    for (const line of lines)
      expect(line).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(text.match(/uses:/g)).toHaveLength(lines.length);
  });

  it('may read the repository, keeps no token on disk, and runs on no event that gives a fork secrets', async () => {
    const text = await read(name);
    const { permissions, jobs, on } = readWorkflow(text);
    expect(permissions).toEqual({ contents: 'read' });
    const rights = Object.entries(jobs).flatMap(([job, { permissions: own }]) =>
      own === undefined ? [] : [[job, own]],
    );
    expect(rights).toEqual(apps.includes(name) ? [['comment', { 'pull-requests': 'write' }]] : []);
    const checkouts = text.match(/uses: actions\/checkout/g) ?? [];
    expect(checkouts).toHaveLength(Object.keys(jobs).length - rights.length);
    expect(text.match(/persist-credentials: false/g)).toHaveLength(checkouts.length);
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
    const steps = await stepsFor(readWorkflow(text), pullRequest);
    expect(steps.at(-1)?.command).toBe(
      'node scripts/run.mjs platform/cli/main.ts remove-preview "pr-$PULL_REQUEST"',
    );
    expect(steps.at(-1)?.env['PULL_REQUEST']).toBe('17');
    expect(await stepsFor(readWorkflow(text), fork)).toEqual([]);
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
    const faketime =
      'sudo apt-get update -qq && sudo apt-get install --yes --no-install-recommends faketime';
    expect(commands).toEqual([
      ['attack', install, faketime, 'node scripts/pnpm.mjs attack'],
      ['fuzz-http', install, 'node scripts/pnpm.mjs fuzz http'],
      ['fuzz-backend', install, 'node scripts/pnpm.mjs fuzz backend'],
      ['long-tests', install, 'node scripts/pnpm.mjs unit --project long'],
      ['durability', install, 'node scripts/pnpm.mjs unit --project durability'],
    ]);
  });

  it('tests the platform whole for a pull request and on main: every test that there is, in jobs beside each other', async () => {
    const { jobs, on, concurrency } = readWorkflow(await read('platform'));
    const paths = [
      '.github/**',
      'backend/**',
      'deploy/**',
      'e2e/**',
      'package.json',
      'platform/**',
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      'scripts/**',
      'shared/**',
      'supabase/**',
      'tsconfig.json',
      'vitest.config.ts',
    ];
    expect(on).toEqual({
      pull_request: { paths, types: [] },
      push: { branches: ['main'], paths, types: [] },
    });
    expect(concurrency.group).toBe('platform-${{ github.ref }}');
    const nginx =
      'sudo apt-get update -qq && sudo apt-get install --yes --no-install-recommends nginx-core';
    const commands = Object.entries(jobs).map(([name, { steps, needs }]) => {
      expect(needs).toBeUndefined();
      return [name, ...steps.flatMap(({ run }) => run ?? [])];
    });
    expect(commands).toEqual([
      ['test', install, 'npm test'],
      ['workers', install, 'node scripts/pnpm.mjs unit --project workers'],
      ['deploy', install, nginx, 'node scripts/pnpm.mjs unit --project deploy'],
      ['long-tests', install, 'node scripts/pnpm.mjs unit --project long'],
      ['long-journeys', install, "node scripts/pnpm.mjs e2e --grep '@matrix|@long'"],
      ['pipelines', install, 'node scripts/pnpm.mjs test:workflows'],
    ]);
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

  const check = [
    '.: npx --yes --prefer-offline pnpm@12.21.0 install --frozen-lockfile --prefer-offline',
    `.: node scripts/types.mjs ${app}`,
    `.: npx oxlint --max-warnings 0 ${app}`,
    `.: node scripts/run.mjs platform/affected/main.ts --since "$BASE" --app ${app} --test`,
    `${app}: npm run build`,
  ];
  const [install = ''] = check;
  const commands = async (contexts: Contexts, failing?: string) => {
    const steps = await stepsFor(readWorkflow(await read(app)), contexts, failing);
    return steps.map(({ job, folder: where, command }) =>
      job === 'comment' ? 'a comment' : `${where}: ${command}`,
    );
  };
  const ship = `${app}: npm run ship -- --channel "pr-$PULL_REQUEST"`;
  const journeys = '.: E2E_CHANNEL="pr-$PULL_REQUEST" node scripts/pnpm.mjs e2e';
  const compare =
    '.: node scripts/run.mjs e2e/qa/main.ts --channel "pr-$PULL_REQUEST" --changed-only --out qa-report.html --markdown qa-summary.md';

  it('tests what a pull request can break, ships a preview, runs the journeys on it, compares it and comments', async () => {
    const expected = [...check, install, ship, journeys, compare, 'a comment'];
    expect(await commands(pullRequest)).toEqual(expected);
    const steps = await stepsFor(readWorkflow(await read(app)), pullRequest);
    const env = (text: string, key: string) =>
      steps.find(({ command }) => command.includes(text))?.env[key];
    expect(env('affected', 'BASE')).toBe('b45e');
    for (const text of ['npm run ship', 'e2e', 'qa/main.ts', 'gh api']) {
      expect(env(text, 'PULL_REQUEST'), text).toBe('17');
    }
    expect(env('e2e', 'PREVIEW_ORIGIN')).toBe('https://preview.example');
  });

  it('ships main to visitors after the same tests', async () => {
    expect(await commands(main)).toEqual([...check, install, `${app}: npm run ship`]);
    const steps = await stepsFor(readWorkflow(await read(app)), main);
    expect(steps.find(({ command }) => command.includes('affected'))?.env['BASE']).toBe('bef02e');
  });

  it('only tests another branch, and the pull request of a fork', async () => {
    expect(await commands(pushTo('other'))).toEqual(check);
    expect(await commands(fork)).toEqual(check);
  });

  it.each(['types', 'oxlint', 'affected', 'npm run build'])(
    'ships nothing where %s fails',
    async (failing) => {
      for (const event of [pullRequest, main]) {
        const ran = await commands(event, failing);
        expect(ran.at(-1)).toContain(failing);
        expect(ran.filter((command) => command.includes('ship'))).toEqual([]);
      }
    },
  );

  it('compares and comments where a journey fails, and fails', async () => {
    const ran = await commands(pullRequest, 'mjs e2e');
    expect(ran).toEqual([...check, install, ship, journeys, compare, 'a comment']);
    const results = await runWorkflow(
      readWorkflow(await read(app)),
      pullRequest,
      async (step) => step.name !== 'Journeys on the preview',
    );
    expect(results).toEqual({
      check: 'success',
      preview: 'failure',
      comment: 'success',
      release: 'skipped',
    });
  });

  it('comments on a comparison that found something broken, and on none that there is not', async () => {
    expect((await commands(pullRequest, 'qa/main.ts')).at(-1)).toBe('a comment');
    expect((await commands(pullRequest, 'npm run ship')).at(-1)).toBe(ship);
  });

  it('lets no text of a pull request into a shell, and no code of it near the right to comment', async () => {
    const { jobs } = readWorkflow(await read(app));
    for (const { run } of Object.values(jobs).flatMap(({ steps }) => steps)) {
      expect(run ?? '').not.toContain('${{');
    }
    expect(jobs['comment']?.steps.map(({ uses, name }) => uses ?? name)).toEqual([
      DOWNLOAD,
      'Comment the summary',
    ]);
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
      comment: {
        environment: undefined,
        needs: 'preview',
        if: "${{ !cancelled() && (needs.preview.outputs.compared == 'success' || needs.preview.outputs.compared == 'failure') }}",
        secrets: [],
        vars: [],
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

  it('gives secrets of the store to the ship steps alone, by names that the platform reads', async () => {
    const { jobs, concurrency } = readWorkflow(await read(app));
    expect(concurrency.group).toBe(`${app}-\${{ github.ref }}`);
    for (const { run, env } of Object.values(jobs).flatMap(({ steps }) => steps)) {
      const names = Object.entries(env).filter(([, value]) => /secrets|vars/.test(String(value)));
      const isOnPreview = /qa\/main|E2E_CHANNEL/.test(run ?? '');
      if (!run?.startsWith('npm run ship') && !isOnPreview) expect(names).toEqual([]);
      if (isOnPreview)
        expect(Object.keys(env).filter((key) => /S3|STORE|RELEASE_S/.test(key))).toEqual([]);
      for (const [name, value] of names) {
        expect(String(value)).toContain(`.${name} }}`);
        expect(Object.keys(variablesSchema.shape)).toContain(name);
      }
    }
  });
});
