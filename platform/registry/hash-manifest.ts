import { artifactKey, DamagedArtifactError } from '../artifact/published-artifacts.ts';
import { sha384Integrity } from '../gateway/hash.ts';
import type { Store } from '../store/store.ts';

/**
 * SHA-384 of the manifest that is in the store now.
 * @throws DamagedArtifactError where there is none
 */
export async function hashManifest(store: Store, app: string, version: string): Promise<string> {
  const key = artifactKey(app, version, 'manifest.json');
  const file = await store.read(key);
  if (file === null) throw new DamagedArtifactError(key, 'it is gone');
  return sha384Integrity(file.body);
}
