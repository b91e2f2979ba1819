import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appNames } from '../cli/app-folders.ts';
import { REPOSITORY_ROOT } from '../env/environment.ts';
import { variablesSchema } from '../env/variables.ts';
import { workspaceFolders } from '../release/workspace-folders.ts';
import { readWorkflow, stepsFor } from './workflow-steps.ts';
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

it('there is a pipeline for every app, and none for anything else', async () => {
  expect((await readdir(folder)).sort()).toEqual(apps.map((app) => `${app}.yml`).sort());
});

describe.each(apps)('the pipeline of %s', (app) => {
  it('is as its dependencies make it: otherwise run "pnpm workflows"', async () => {
    expect(await read(app)).toBe(await describeWorkflow(REPOSITORY_ROOT, app));
  });

  it('is started by its folder and by every shared package that is in its artifact, by no other app', async () => {
    const { on } = readWorkflow(await read(app));
    const { paths } = on.push;
    expect(on.pull_request.paths).toEqual(paths);
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
    const onMain = commands({ 'github.event_name': 'push' });
    expect(onMain.at(-1)).toBe(`${app}: npm run ship`);
    expect(onMain.join('\n')).toMatch(/install.*\n.*types.*\n.*oxlint.*\n.*vitest.*\n.*build/);
    expect(commands(pullRequest).at(-1)).toBe(
      `${app}: npm run ship -- --channel "pr-$PULL_REQUEST"`,
    );
    expect(stepsFor(workflow, pullRequest).at(-1)?.env['PULL_REQUEST']).toBe('17');
    const fork = { ...pullRequest, 'github.event.pull_request.head.repo.full_name': 'x/site' };
    expect(commands(fork).at(-1)).toBe(`${app}: npm run build`);
  });

  it('gives secrets to the ship steps alone, by names that the platform reads', async () => {
    const { jobs, permissions, concurrency } = readWorkflow(await read(app));
    expect(permissions).toEqual({ contents: 'read' });
    expect(concurrency.group).toMatch(new RegExp(`^${app}-`));
    for (const { run, uses, env } of jobs.release.steps) {
      if (uses) expect(uses).toMatch(/@v\d+\.\d+\.\d+$/);
      const given = Object.entries(env).filter(([, value]) => /secrets|vars/.test(String(value)));
      if (!run?.startsWith('npm run ship')) expect(given).toEqual([]);
      for (const [name, value] of given) {
        expect(String(value)).toContain(`.${name} }}`);
        expect(Object.keys(variablesSchema.shape)).toContain(name);
      }
    }
  });
});
