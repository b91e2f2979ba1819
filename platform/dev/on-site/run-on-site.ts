import { closeOnSignal } from '@talent/node/terminal/close-on-signal';
import { createProgress } from '@talent/node/terminal/progress';
import { startOnSite } from './start-on-site.ts';

/** Serves a remote to one session of a site until Ctrl+C, and prints the page to open there. */
export async function runOnSite(
  options: Omit<Parameters<typeof startOnSite>[0], 'progress'>,
): Promise<void> {
  const { app, url: site } = options.plan;
  const { url, code, close } = await startOnSite({
    ...options,
    progress: createProgress(process.stdout),
  });
  console.log(`\n  Open:         ${url}`);
  console.log(`  Code:         ${code}`);
  console.log(
    `\n  Open it in a browser on this machine where you are signed in to ${site} as an admin.`,
  );
  console.log(
    `  After your click there, that session alone sees ${app} from here, for 30 minutes.`,
  );
  console.log('  Pages reload when a file is saved. Ctrl+C stops it.');
  closeOnSignal(close);
}
