import { Command, CommanderError } from 'commander';
import { secureDataDir } from '@talent/node/data-folder/secure-data-dir';
import { readProcessEnvironment, REPOSITORY_ROOT } from '@talent/node/env/environment';
import { printFailure } from '@talent/node/terminal/program';
import { appNames } from '@talent/node/workspace/app-folders';
import { planDev } from './dev-plan.ts';
import { runDev } from './run-dev.ts';

/** Entry of `pnpm dev`, after the packages are installed. */
const command = new Command('pnpm dev')
  .description('Serves apps from source with Fast Refresh, and the rest of the site around them.')
  .argument('[app...]', 'apps to take from source, such as mfe-blog; without any: all of them')
  .option('--against <url>', 'read released apps from another running site')
  .exitOverride();

try {
  command.parse();
  const { against } = command.opts<{ against?: string }>();
  const plan = planDev(await appNames(REPOSITORY_ROOT), command.args, against);
  const environment = readProcessEnvironment();
  secureDataDir(environment.dataDir, { note: (line) => console.log(line) });
  await runDev({ plan, environment, root: REPOSITORY_ROOT });
} catch (error) {
  if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : 2);
  printFailure(error);
  process.exit();
}
