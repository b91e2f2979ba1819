import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { bundleWorker } from './bundle-worker.ts';

/** Bundles the gateway for Cloudflare Workers, as deploy/workers/wrangler.jsonc deploys it. */
export async function buildWorker(): Promise<void> {
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
