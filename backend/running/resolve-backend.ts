import { KnownError } from '@talent/node/terminal/known-error';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { identityOfProcess } from '@talent/node/data-folder/process-identity';
import type { Environment } from '@talent/settings/environment';

/** The Supabase interface that pages are composed from: base URL and publishable key. */
export interface ComposeBackend {
  url: string;
  key: string;
  /** Names of the functions of a site that runs here; absent: it did not note them, or is hosted. */
  functions?: readonly string[] | undefined;
}

/** No backend to compose from. */
export class NoBackendError extends KnownError {
  constructor(reason: string, options?: ErrorOptions) {
    super(
      'no-backend',
      `${reason}, and pages are composed from its data: start the site with "npm start" first, ` +
        'or set SUPABASE_URL to compose from a hosted project',
      options,
    );
  }
}

/** Longest time of the running site's answer, ms. */
const ANSWER_MS = 5000;

/** `<DATA_DIR>/run.json`, written by `npm start` for as long as the site runs. */
const runSchema = z.object({
  pid: z.number().int().positive(),
  url: z.url(),
  publishableKey: z.string().min(1),
  functions: z.array(z.string()).optional(),
});

/**
 * The hosted project where one is set, else the site that runs on the same data folder.
 * @throws NoBackendError where neither can be reached
 */
export async function resolveBackend({ backend, dataDir }: Environment): Promise<ComposeBackend> {
  if (backend.kind === 'hosted') return { url: backend.url, key: backend.publishableKey };
  const { url, publishableKey, functions } = await readRun(dataDir);
  try {
    // Every answer counts: before the first release the site reports itself as empty.
    await fetch(new URL('/healthz', url), { signal: AbortSignal.timeout(ANSWER_MS) });
  } catch (cause) {
    throw new NoBackendError(`the site does not answer at ${url}`, { cause });
  }
  return { url: url.replace(/(?<!\/)\/+$/, ''), key: publishableKey, functions };
}

/**
 * Origin of the site that runs on this data folder; with a hosted backend, where the site runs elsewhere, its public origin.
 * @throws NoBackendError where it does not run
 */
export async function siteOrigin({ dataDir, backend, site }: Environment): Promise<string> {
  try {
    return new URL((await readRun(dataDir)).url).origin;
  } catch (error) {
    if (backend.kind === 'hosted') return site.origin;
    throw error;
  }
}

/** The site that runs on a data folder, by its `run.json`. Throws NoBackendError. */
export async function readRun(dataDir: string): Promise<z.infer<typeof runSchema>> {
  const path = join(dataDir, 'run.json');
  const run = await readFile(path, 'utf8')
    .then((text) => runSchema.parse(JSON.parse(text)))
    .catch((cause: unknown) => {
      throw new NoBackendError(`the site is not running (no usable ${path})`, { cause });
    });
  if (identityOfProcess(run.pid) !== null) return run;
  throw new NoBackendError(`the site is no longer running (process ${run.pid})`);
}
