import { KnownError } from '@talent/node/terminal/known-error';
import { join } from 'node:path';
import { z } from 'zod';
import { createPrivateFile, readPrivateFile } from '@talent/node/data-folder/private-file';
import { isSigningKey, type ReleaseKeys } from '@talent/artifact/key-form';
import { createTrust, generateReleaseKeys, type Trust } from './trust.ts';
import type { Store } from '../store/store.ts';
import { withTrust, type ReleaseStore } from './release-store.ts';
import { listChannels } from './registry.ts';

/** Sources of release keys. */
interface KeySource {
  /** Absolute path; its key is used only where the environment has none. */
  dataDir: string;
  /** Of the environment; null: neither variable is set. */
  releaseKeys: ReleaseKeys | null;
}

const fileSchema = z.strictObject({
  /** Private key, PKCS #8 in base64. Beside the store and never in it. */
  signingKey: z.string().refine(isSigningKey),
});

/**
 * Trust by the keys of the environment, or else by the key in the data folder. Without either nothing is trusted or signed.
 * @throws `release-key-unreadable`, DataFileError
 */
export function localTrust({ dataDir, releaseKeys }: KeySource): Trust {
  const keys = releaseKeys ?? { signingKey: readLocalKey(dataDir), publicKeys: [] };
  return createTrust(keys);
}

/** Whether the environment or the data folder has a key. Throws `release-key-unreadable` and `DataFileError`. */
export function hasKeys({ dataDir, releaseKeys }: KeySource): boolean {
  return releaseKeys !== null || readLocalKey(dataDir) !== null;
}

/** Makes the key of a data folder, unless another process has made one. Throws `DataFileError`. */
export async function makeLocalKey(dataDir: string): Promise<void> {
  const { signingKey } = await generateReleaseKeys();
  createPrivateFile(pathOf(dataDir), `${JSON.stringify({ signingKey }, null, 2)}\n`);
}

function pathOf(dataDir: string): string {
  return join(dataDir, 'release-key.json');
}

function readLocalKey(dataDir: string): string | null {
  const path = pathOf(dataDir);
  const text = readPrivateFile(path);
  if (text === null) return null;
  try {
    return fileSchema.parse(JSON.parse(text)).signingKey;
  } catch (cause) {
    throw new KnownError(
      'release-key-unreadable',
      `${path} was read, and it holds no release key. Restore it from a backup: releases signed with it are trusted by ` +
        'it alone. Only without a backup: move it away, make another key with "pnpm release keys --local", and sign ' +
        'what is live, if it is what you want to be live, with "pnpm release sign"',
      { cause },
    );
  }
}

/**
 * Opens a store to start a site with. The first start of a data folder makes its key. Later starts never do.
 * @throws `release-key-lost`, `release-key-unreadable`
 */
export async function openSignedStore(store: Store, source: KeySource): Promise<ReleaseStore> {
  if (hasKeys(source)) return withTrust(store, localTrust(source));
  if ((await listChannels(store)).length > 0) {
    throw new KnownError(
      'release-key-lost',
      `The releases in this store are signed, and there is no key to check them with. Bring ${source.dataDir}/release-key.json ` +
        'back, or set RELEASE_KEYS and RELEASE_SIGNING_KEY. If the key is lost for good: make another with ' +
        '"pnpm release keys --local" and sign what is live, if it is what you want to be live, with "pnpm release sign"',
    );
  }
  await makeLocalKey(source.dataDir);
  return withTrust(store, localTrust(source));
}
