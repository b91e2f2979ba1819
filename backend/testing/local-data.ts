import { createDataClient } from '@talent/data/client';
import type { DataClient } from '@talent/data/client';
import { startTestStack } from './test-stack.ts';

/** A migrated and seeded database of a test's own. */
export interface LocalData {
  /** With a visitor's rights, as loaders get it. */
  visitor: DataClient;
  /** Past every policy, to put rows in place that the seed does not have. */
  owner: DataClient;
  /** Closes the database and deletes it. */
  stop(): Promise<void>;
}

/** Starts the embedded backend: a few seconds, so once for each test file. */
export async function startLocalData(): Promise<LocalData> {
  const { url, publishableKey, secretKey, stop } = await startTestStack();
  return {
    visitor: createDataClient({ url, key: publishableKey }),
    owner: createDataClient({ url, key: secretKey }),
    stop,
  };
}
