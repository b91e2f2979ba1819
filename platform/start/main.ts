import { secureDataDir } from '@talent/node/data-folder/secure-data-dir';
import { readProcessEnvironment } from '@talent/settings/environment';
import { closeOnSignal, whenOutputCloses } from '@talent/node/terminal/close-on-signal';
import { createProgress } from '@talent/node/terminal/progress';
import { createCommand, runMain } from '@talent/node/terminal/run-command';
import { describeAccounts } from './describe-accounts.ts';
import { startSite } from './start-site.ts';
import { whyNotStarted } from './why-not-started.ts';

/** Entry of `npm start`, after the packages are installed. */
const unread = whenOutputCloses();
const command = createCommand('npm start').action(async () => {
  const environment = readProcessEnvironment();
  console.log('AI Talent Experts');
  secureDataDir(environment.dataDir, { note: (line) => console.log(line) });
  const site = await startSite(environment, createProgress(process.stdout)).catch(
    async (error: unknown) => whyNotStarted(error, environment),
  );
  console.log(`\n  Site:         ${site.url}`);
  for (const line of describeAccounts(site, process.stdout.isTTY)) console.log(line);
  console.log('\n  Ctrl+C stops it; the data folder stays.');
  closeOnSignal(site.close, unread);
});
await runMain(command);
// Parts of the site that started would keep the process.
if (process.exitCode !== undefined) process.exit();
