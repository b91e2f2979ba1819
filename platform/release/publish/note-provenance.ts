import { isClean, type Provenance } from '@talent/artifact/provenance';
import { readPublication, writePublication } from '../../registry/publication.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import type { FoundManifest } from '../../registry/trusted-manifest.ts';

/**
 * Notes the statement of a clean build in the publication of a version that is published with the same files, where the noted one
 * is of a tree that was not clean, or missing. Otherwise the first build of some files would decide for ever.
 * @returns the statement that the publication has then
 */
export async function noteProvenance(
  store: ReleaseStore,
  { app, version, hash }: FoundManifest,
  built: Provenance | null,
): Promise<Provenance | null> {
  const ofVisitors = await readPublication(store, app, version, 'visitors');
  const known = ofVisitors ?? (await readPublication(store, app, version, 'previews'));
  const noted = known?.manifest === hash ? known.provenance : null;
  const isBetter = built !== null && isClean(built) && (noted === null || !isClean(noted));
  // A preview's key would take the version away from the releases that the release key has published it for.
  const mayWrite = ofVisitors === null || store.trust.signs === 'visitors';
  if (!isBetter || !mayWrite) return noted;
  await writePublication(store, app, version, { manifest: hash, provenance: built });
  return built;
}
