import { secureDataDir } from '@talent/node/data-folder/secure-data-dir';
import { readProcessEnvironment } from '@talent/node/env/environment';
import { createProgress } from '@talent/node/terminal/progress';
import { startSite } from './start-site.ts';

/** Entry of `npm start`, after the packages are installed. */
try {
  const environment = readProcessEnvironment();
  console.log('AI Talent Experts');
  secureDataDir(environment.dataDir, { note: (line) => console.log(line) });
  const site = await startSite(environment, createProgress(process.stdout));
  console.log(`\n  Site:      ${site.url}`);
  if (site.admin) {
    console.log(`  Staff:     ${site.url}/admin-login-xyz123`);
    console.log(`  Login:     ${site.admin.email}`);
    console.log(`  Password:  ${site.admin.password}`);
  }
  if (site.mailboxUrl) console.log(`  Mailbox:   ${site.mailboxUrl}`);
  console.log('\n  Ctrl+C stops it; what is in the data folder stays.');
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    void site.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  const isForPeople = error instanceof Error && 'code' in error;
  console.error(isForPeople ? `\nerror: ${error.message}` : error);
  process.exit(1);
}
