import {
  resolveImportTarget,
  type ImportTarget,
} from '@talent/backend/running/resolve-import-target';
import { createDataClient, type DataClient } from '@talent/data/client';
import { readProcessEnvironment } from '@talent/settings/environment';
import { terminalOutput, type CommandOutput } from '@talent/node/terminal/run-command';

/** The surroundings of a command that writes to the database. */
export interface Surroundings extends CommandOutput {
  /** Finds the database; rejects when there is none. */
  target: () => Promise<ImportTarget>;
}

/** Prints to the terminal, and works on the database of the environment. */
export const terminal: Surroundings = {
  ...terminalOutput,
  target: async () => resolveImportTarget(readProcessEnvironment()),
};

/** Help on the database that a command works on. */
export const TARGET_HELP = `
The target is the site that runs on DATA_DIR (npm start), or the project of SUPABASE_URL with
SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY.`;

/** A client of the target that no policy restricts. */
export async function operatorClient(target: Surroundings['target']): Promise<DataClient> {
  const { url, secretKey } = await target();
  return createDataClient({ url, key: secretKey });
}
