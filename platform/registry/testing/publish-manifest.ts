import { artifactKey } from '../../store/published-artifacts.ts';
import { sha384Integrity } from '@talent/artifact/hash';
import { writePublication } from '../publication.ts';
import type { ReleaseStore } from '../release-store.ts';

/** Puts the manifest of a version into a store, of any content, published with the key of the store. */
export async function publishManifest(
  store: ReleaseStore,
  app: string,
  version: string,
  text: string,
): Promise<void> {
  await store.write(artifactKey(app, version, 'manifest.json'), text);
  const hash = await sha384Integrity(new TextEncoder().encode(text));
  await writePublication(store, app, version, { manifest: hash, provenance: null });
}
