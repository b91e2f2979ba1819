import { join } from 'node:path';
import { createFileSystemStore } from './file-system-store.ts';
import type { Store } from './store.ts';

/** The store of a data folder: `<dataDir>/store`, beside the database and the secrets of the local stack. */
export function openStore(dataDir: string): Store {
  return createFileSystemStore(join(dataDir, 'store'));
}
