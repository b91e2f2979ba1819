import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';

const configSchema = z.object({
  main: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  r2_buckets: z.tuple([z.object({ binding: z.string() })]),
  vars: z.record(z.string(), z.string()),
});

/** The configuration that Workers are deployed with: `deploy/workers/wrangler.jsonc`. */
export async function readWranglerConfig() {
  const text = await readFile(join(REPOSITORY_ROOT, 'deploy/workers/wrangler.jsonc'), 'utf8');
  // JSON with comments on lines of their own, and with trailing commas.
  const json = text.replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/,(\s*[}\]])/g, '$1');
  const config = configSchema.parse(JSON.parse(json));
  return {
    ...config,
    runtime: {
      compatibilityDate: config.compatibility_date,
      compatibilityFlags: config.compatibility_flags,
    },
  };
}
