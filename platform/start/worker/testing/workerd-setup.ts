import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import type { TestProject } from 'vitest/node';
import { bundleWorker } from '../bundle-worker.ts';
import { readWranglerConfig } from './wrangler-config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `http://127.0.0.1:<port>` of workerd, where tests run against it. */
    workerd?: string;
  }
}

let miniflare: Miniflare | undefined;

/** One workerd for all test files of the project. */
export async function setup(project: TestProject): Promise<void> {
  const { runtime } = await readWranglerConfig();
  miniflare = new Miniflare({
    ...runtime,
    modules: true,
    script: await bundleWorker(join(import.meta.dirname, 'workerd-entry.ts')),
    r2Buckets: ['BUCKET'],
    // Without Miniflare's own entry before it, which would change headers.
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  });
  project.provide('workerd', (await miniflare.unsafeGetDirectURL()).origin);
}

export async function teardown(): Promise<void> {
  await miniflare?.dispose();
}
