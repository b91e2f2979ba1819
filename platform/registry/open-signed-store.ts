import type { Store } from '../store/store.ts';
import { hasKeys, localTrust, makeLocalKey, type KeySource } from './local-trust.ts';
import { withTrust, type ReleaseStore } from './release-store.ts';
import { listChannels } from './registry.ts';

/** The releases are signed with a key that is not here. */
export class ReleaseKeyLostError extends Error {
  override readonly name = 'ReleaseKeyLostError';
  readonly code = 'release-key-lost';
}

/**
 * Opens a store to start a site with. The first start of a data folder makes its key. Later starts never do.
 * @throws ReleaseKeyLostError, ReleaseKeyFileError
 */
export async function openSignedStore(store: Store, source: KeySource): Promise<ReleaseStore> {
  if (hasKeys(source)) return withTrust(store, localTrust(source));
  if ((await listChannels(store)).length > 0) {
    throw new ReleaseKeyLostError(
      `The releases in this store are signed, and there is no key to check them with. Bring ${source.dataDir}/release-key.json ` +
        'back, or set RELEASE_KEYS and RELEASE_SIGNING_KEY. If the key is lost for good: make another with ' +
        '"pnpm release keys --local" and sign what is live, if it is what you want to be live, with "pnpm release sign"',
    );
  }
  await makeLocalKey(source.dataDir);
  return withTrust(store, localTrust(source));
}
