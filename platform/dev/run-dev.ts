import { closeOnSignal } from '@talent/node/terminal/close-on-signal';
import { createProgress } from '@talent/node/terminal/progress';
import { describeAccounts } from '../start/describe-accounts.ts';
import { startDev, type DevOptions } from './start-dev.ts';

/** Runs a development server until Ctrl+C, and prints its address and which apps come from source. */
export async function runDev(options: Omit<DevOptions, 'progress'>): Promise<void> {
  const progress = createProgress(process.stdout);
  const started = await startDev({ ...options, progress });
  const { url, released, close } = started;
  const sources = ['shell', ...options.plan.remotes];
  console.log(`\n  Site:         ${url}`);
  console.log(`  From source:  ${sources.join(', ')}`);
  if (released) {
    const versions = Object.entries(released.versions)
      .filter(([app]) => !sources.includes(app))
      .map(([app, version]) => `${app} ${version}`);
    console.log(`  Released:     ${versions.join(', ')}`);
    console.log(`                and the data of ${released.url}`);
  }
  for (const line of describeAccounts(started, process.stdout.isTTY)) console.log(line);
  console.log('\n  Changes are shown as soon as a file is saved. Ctrl+C stops it.');
  closeOnSignal(close);
}
