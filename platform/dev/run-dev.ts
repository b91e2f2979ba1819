import { createProgress } from '@talent/node/terminal/progress';
import { startDev } from './start-dev.ts';
import type { DevOptions } from './start-dev.ts';

/** Runs a development server until Ctrl+C, and says where it is and what is from where. */
export async function runDev(options: Omit<DevOptions, 'progress'>): Promise<void> {
  const dev = await startDev({ ...options, progress: createProgress(process.stdout) });
  const sources = ['shell', ...options.plan.remotes];
  console.log(`\n  Site:         ${dev.url}`);
  console.log(`  From source:  ${sources.join(', ')}`);
  if (dev.released) {
    const released = Object.entries(dev.released.versions).filter(
      ([app]) => !sources.includes(app),
    );
    console.log(
      `  Released:     ${released.map(([app, version]) => `${app} ${version}`).join(', ')}`,
    );
    console.log(`                and the data of ${dev.released.url}`);
  }
  if (dev.admin) {
    console.log(`  Staff:        ${dev.url}/admin-login-xyz123`);
    console.log(`  Login:        ${dev.admin.email}`);
    console.log(`  Password:     ${dev.admin.password}`);
  }
  if (dev.mailboxUrl) console.log(`  Mailbox:      ${dev.mailboxUrl}`);
  console.log('\n  What is saved is shown at once. Ctrl+C stops it.');
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    void dev.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
