import { join } from 'node:path';
import type { StoreChoice } from '@talent/settings/store-choice';
import { createFileSystemStore } from './file-system-store.ts';
import { createS3Store } from './s3/s3-store.ts';
import type { Store } from './store.ts';

/** Opens the store of the environment: a bucket, or `<dataDir>/store`. */
export function openStore(dataDir: string, choice: StoreChoice = { kind: 'files' }): Store {
  if (choice.kind === 's3') return createS3Store(choice.location);
  return createFileSystemStore(join(dataDir, 'store'));
}
