import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertKnown, appNames } from '@talent/node/workspace/app-folders';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { freePort } from '@talent/node/net/free-port';
import { createCommand, runMain } from '@talent/node/terminal/run-command';
import { startSiteProcess } from '../fixtures/sites/site-process.ts';
import { createPipelines, type StepResult } from './pipelines.ts';
import { runScenarios } from './scenarios.ts';
import { createWorkCopy } from './work-copy.ts';

interface Options {
  without: string[];
  stopsOnly?: boolean;
}

const command = createCommand('pnpm test:workflows')
  .description(
    'Runs the pipelines of the apps on this machine, step by step as they are written, against a site of its own: a change of ' +
      'each app is tested, shown as a preview, looked at, compared, commented and released. Then changes that must not get ' +
      'through: a failing test, a failing journey, a version that the site does not serve. UNIT_FOLDERS=shell,mfe-blog narrows ' +
      'the tests, E2E_FILES="**/home.spec.ts" the journeys, QA_PAGES=/,/blog the comparison.',
  )
  .argument('[app...]', 'apps, such as mfe-blog; without any: all apps')
  .option(
    '--without <step>',
    'name of a step that is left out; may be repeated',
    (step: string, steps: string[]) => [...steps, step],
    [],
  )
  .option('--stops-only', 'only the changes that must be stopped')
  .action(async (apps: string[], { without, stopsOnly = false }: Options) => {
    const known = await appNames(REPOSITORY_ROOT);
    assertKnown(known, apps);
    const folder = await mkdtemp(join(tmpdir(), 'runner-'));
    const steps: StepResult[] = [];
    const copy = await createWorkCopy();
    const dataDir = join(folder, 'data');
    const site = await startSiteProcess({ port: await freePort(), dataDir });
    try {
      const env = { DATA_DIR: dataDir, ...narrowed() };
      const pipelines = await createPipelines({ copy, folder, env, steps, without });
      const problems = await runScenarios(
        { pipelines, copy, dataDir, url: site.url, without },
        { apps: apps.length > 0 ? apps : known, stopsOnly },
      );
      report(steps, problems, without);
      if (problems.length > 0) process.exitCode = 1;
    } finally {
      await site.stop();
      await copy.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
await runMain(command);

/** Settings that narrow the tools that a step starts. */
function narrowed(): Record<string, string> {
  return Object.fromEntries(
    ['UNIT_FOLDERS', 'E2E_FILES', 'QA_PAGES'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function report(
  steps: readonly StepResult[],
  problems: readonly string[],
  without: readonly string[],
): void {
  console.log('\n== Steps');
  for (const { pipeline, event, job, name, passed, seconds } of steps) {
    const time = `${seconds.toFixed(1)} s`.padStart(8);
    console.log(`${passed ? 'passed' : 'FAILED'} ${time}  ${pipeline}, ${event}, ${job}: ${name}`);
  }
  if (without.length > 0) console.log(`Left out: ${without.join(', ')}`);
  console.log(problems.length === 0 ? '\nEvery pipeline did what it must.' : '\nProblems:');
  for (const problem of problems) console.log(`- ${problem}`);
}
