import { secureDataDir } from '@talent/node/data-folder/secure-data-dir';
import { readProcessEnvironment } from '@talent/settings/environment';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { readPort } from '@talent/settings/variables';
import { createCommand, runMain } from '@talent/node/terminal/run-command';
import { UsageError } from '@talent/node/terminal/usage-error';
import { appNames } from '@talent/node/workspace/app-folders';
import { chooseSources, type DevSites } from './dev-choice.ts';
import { runOnSite } from './on-site/run-on-site.ts';
import { runDev } from './run-dev.ts';

/** Entry of `pnpm dev`, after the packages are installed. */
const command = createCommand('pnpm dev')
  .description('Serves apps from source with Fast Refresh, and the rest of the site around them.')
  .argument('[app...]', 'apps to take from source, such as mfe-blog; without any: all of them')
  .option('--against <url>', 'read released apps from another running site')
  .option('--on <url>', 'show one app on a running site, in your own staff session for 30 minutes')
  .option('--port <number>', 'port of the development server', portNumber, 5173)
  .action(async (apps: string[], { port, ...sites }: DevSites & { port: number }) => {
    const choice = chooseSources(await appNames(REPOSITORY_ROOT), apps, sites);
    const environment = readProcessEnvironment();
    if (choice.kind === 'on-site') {
      return runOnSite({ choice, port, root: REPOSITORY_ROOT });
    }
    secureDataDir(environment.dataDir, { note: (line) => console.log(line) });
    return runDev({ choice, port, environment, root: REPOSITORY_ROOT });
  });
await runMain(command);
// Parts of the server that started would keep the process.
if (process.exitCode !== undefined) process.exit();

function portNumber(text: string): number {
  const port = readPort(text);
  if (port === undefined) throw new UsageError(`"${text}" is no port that browsers open`);
  return port;
}
