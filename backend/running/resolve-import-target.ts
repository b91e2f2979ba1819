import { KnownError } from '@talent/node/terminal/known-error';
import { loadOrCreateSecrets } from '../secrets/local-secrets.ts';
import type { Environment } from '@talent/settings/environment';
import { NoBackendError, resolveBackend } from './resolve-backend.ts';

/** A database that a command may write to; row-level security does not apply. */
export interface ImportTarget {
  url: string;
  /** Never print it. */
  secretKey: string;
  /** Which database it is, for people. */
  name: string;
}

/**
 * The hosted project where one is set, else the embedded backend of the running site, whose secret key is in `secrets.json` of the
 * data folder.
 * @throws `no-import-target` saying what to start or to set
 */
export async function resolveImportTarget(environment: Environment): Promise<ImportTarget> {
  const { backend, secretKey, dataDir } = environment;
  if (backend.kind === 'hosted') {
    if (secretKey === null) {
      throw new KnownError(
        'no-import-target',
        'SUPABASE_SECRET_KEY must be set to write to the project of SUPABASE_URL.',
      );
    }
    return { url: backend.url, secretKey, name: backend.url };
  }
  try {
    const { url } = await resolveBackend(environment);
    const secrets = await loadOrCreateSecrets(dataDir);
    return { url, secretKey: secrets.secretKey, name: `the site at ${url}` };
  } catch (cause) {
    if (!(cause instanceof NoBackendError)) throw cause;
    throw new KnownError(
      'no-import-target',
      `No database is running on ${dataDir}: start the site with "npm start" first, with the same DATA_DIR, or set ` +
        'SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY for a hosted project.',
      { cause },
    );
  }
}
