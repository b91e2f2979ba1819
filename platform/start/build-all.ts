import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { appNames } from '@talent/node/workspace/app-folders';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { createCommand, runMain } from '@talent/node/terminal/run-command';
import { buildApps } from '../ship/build-apps.ts';
import { bundleWorker } from './worker/bundle-worker.ts';

const command = createCommand('pnpm build')
  .description('Builds every app that has changed since its last build.')
  .option('--worker', 'bundle the gateway for Cloudflare Workers instead, see deploy/workers')
  .action(async ({ worker = false }: { worker?: boolean }) => {
    if (worker) return buildWorker();
    await buildApps(REPOSITORY_ROOT, await appNames(REPOSITORY_ROOT), (line) => console.log(line));
  });
await runMain(command);

/** Bundles the gateway for Cloudflare Workers, as deploy/workers/wrangler.jsonc deploys it. */
async function buildWorker(): Promise<void> {
  const folder = join(REPOSITORY_ROOT, 'deploy/workers/dist');
  const code = await bundleWorker(join(REPOSITORY_ROOT, 'platform/start/worker/worker.ts'));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'worker.js'), code);
  const [all, compressed] = [Buffer.byteLength(code), gzipSync(code).byteLength].map((bytes) =>
    (bytes / 1024).toFixed(0),
  );
  console.log(
    `${relative(REPOSITORY_ROOT, folder)}/worker.js: ${all} KB, ${compressed} KB compressed`,
  );
}
