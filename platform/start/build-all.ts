import { appNames } from '@talent/node/workspace/app-folders';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { createCommand, runMain } from '@talent/node/terminal/run-command';
import { buildApps } from '../ship/build-apps.ts';
import { buildWorker } from './worker/build-worker.ts';

const command = createCommand('pnpm build')
  .description('Builds every app that has changed since its last build.')
  .option('--worker', 'bundle the gateway for Cloudflare Workers instead, see deploy/workers')
  .action(async ({ worker = false }: { worker?: boolean }) => {
    if (worker) return buildWorker();
    await buildApps(REPOSITORY_ROOT, await appNames(REPOSITORY_ROOT), (line) => console.log(line));
  });
await runMain(command);
