import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appNames } from '@talent/node/workspace/app-folders';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { readWorkflow, stepsFor, type WorkflowStep } from './workflow-steps.ts';
import { workflowFile } from './workflow-paths.ts';

const events = [
  {
    'github.event_name': 'pull_request',
    'github.event.pull_request.number': '17',
    'github.event.pull_request.head.repo.full_name': 'here',
    'github.repository': 'here',
  },
  { 'github.event_name': 'push', 'github.ref': 'refs/heads/main' },
];

const command = createCommand('pnpm test:workflows')
  .description(
    'Runs the commands of every pipeline in their order on this machine, first as for a pull request and then as for main. They ship to the site that runs on the same DATA_DIR.',
  )
  .argument('[app...]', 'apps, such as mfe-blog; without any: all apps');
const { args } = parseParameters(command);

const done = new Set<string>();
for (const app of await appNames(REPOSITORY_ROOT)) {
  if (args.length > 0 && !args.includes(app)) continue;
  const workflow = readWorkflow(await readFile(join(REPOSITORY_ROOT, workflowFile(app)), 'utf8'));
  for (const event of events) {
    for (const step of stepsFor(workflow, event)) {
      // A step that has passed is not run again for the other event: the steps after it change nothing for it.
      const isShip = step.command.startsWith('npm run ship');
      if (!isShip && done.has(step.folder + step.command)) continue;
      await run(app, event['github.event_name'], step);
      done.add(step.folder + step.command);
    }
  }
}

async function run(app: string, event: string, step: WorkflowStep): Promise<void> {
  const start = performance.now();
  const code = await new Promise<number | null>((resolve, reject) => {
    // Like the runner of the pipelines, with the Node of this process.
    const command = `PATH='${dirname(process.execPath)}':"$PATH"\n${step.command}`;
    const shell = ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c', command];
    const child = spawn('env', [...variablesOf(step), ...shell], {
      cwd: join(REPOSITORY_ROOT, step.folder),
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('close', resolve);
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `== ${app}, ${event}, ${step.name}: ${code === 0 ? 'passed' : 'failed'} in ${seconds} s`,
  );
  if (code !== 0) process.exit(1);
}

/** Skips empty variables, so that the variables of this machine apply. */
function variablesOf({ env }: WorkflowStep): string[] {
  return Object.entries(env).flatMap(([name, value]) => (value === '' ? [] : [`${name}=${value}`]));
}
