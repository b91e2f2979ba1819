import { secureDataDir } from '@talent/node/data-folder/secure-data-dir';
import { readProcessEnvironment } from '@talent/node/env/environment';
import { closeOnSignal, printFailure } from '@talent/node/terminal/program';
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
  console.log('\n  Ctrl+C stops it; the data folder stays.');
  closeOnSignal(site.close);
} catch (error) {
  printFailure(error);
  process.exit();
}
