import { NoBackendError, siteOrigin } from '@talent/backend/running/resolve-backend';
import type { Environment } from '@talent/node/env/environment';
import type { Progress } from '@talent/node/terminal/progress';
import { startSite } from '../start/start-site.ts';
import type { RunningSite } from '../start/start-site.ts';

/**
 * The site of the data folder: the one that runs, or else one that is started here with what is
 * released, as it is. `close` ends only the latter.
 */
export async function openLocalSite(
  environment: Environment,
  progress: Progress,
): Promise<RunningSite> {
  try {
    const url = await siteOrigin(environment);
    return { url, admin: null, mailboxUrl: null, close: async () => {} };
  } catch (error) {
    if (!(error instanceof NoBackendError)) throw error;
  }
  progress.note(`The site of ${environment.dataDir} is not running: starting it.`);
  return startSite(environment, progress, { releases: 'as they are' });
}
