import type { Provenance } from '@talent/artifact/provenance';
import type { KeyScope } from './keys/key-scope.ts';
import { readPublication } from './publication.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * What a version was built from, as its publication says.
 *
 * @param manifest SHA-384 of the manifest that counts, such as that of a release
 * @returns null where no key of the scope has published that manifest with a statement
 */
export async function readProvenance(
  store: ReleaseStore,
  { app, version, manifest }: { app: string; version: string; manifest: string },
  scope: KeyScope,
): Promise<Provenance | null> {
  const publication = await readPublication(store, app, version, scope);
  return publication?.manifest === manifest ? publication.provenance : null;
}
