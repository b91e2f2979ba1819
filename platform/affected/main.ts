import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { assertKnown, appNames } from '@talent/node/workspace/app-folders';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { createCommand, runMain } from '@talent/node/terminal/run-command';
import { affectedPackages } from './affected-packages.ts';
import { changedFiles } from './changed-files.ts';
import { readWorkspaceGraph } from './workspace-graph.ts';

interface AffectedOptions {
  since: string;
  app?: string;
  test?: true;
}

const command = createCommand('pnpm affected')
  .description(
    'Prints the packages whose tests a change can break: what has changed, and all that depends on it.',
  )
  .option('--since <commit>', 'what the working tree is compared with', 'origin/main')
  .option('--app <name>', 'an app that is going to be released: what it is built from counts too')
  .option('--test', 'run their unit and database tests')
  .action(async ({ since, app, test }: AffectedOptions) => {
    assertKnown(await appNames(REPOSITORY_ROOT), app === undefined ? [] : [app]);
    const changed = await changedFiles(REPOSITORY_ROOT, since);
    if (changed === null) console.error(`"${since}" is not known here: everything counts.`);
    const graph = await readWorkspaceGraph(REPOSITORY_ROOT);
    const folders = affectedPackages(graph, changed, app ?? null);
    console.log(folders.join('\n'));
    if (test === true) process.exitCode = await runTests(folders);
  });
await runMain(command);

/** Runs vitest over folders. Resolves to its exit code. */
function runTests(folders: readonly string[]): Promise<number> {
  const vitest = join(REPOSITORY_ROOT, 'node_modules/vitest/vitest.mjs');
  // A path from the root of the disk: `shell/` would also be any folder of that name.
  const paths = folders.map((folder) => join(REPOSITORY_ROOT, folder, '/'));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vitest, 'run', ...paths], {
      cwd: REPOSITORY_ROOT,
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
