import { factsOf, type AppFacts } from '@talent/artifact/app-facts';
import { artifactKey, DamagedArtifactError, parseManifest } from '../store/published-artifacts.ts';
import { sha384Integrity } from '@talent/artifact/hash';
import type { Store } from '../store/store.ts';
import type { Release } from './release.ts';

/** What a release says of a version. */
export interface Vouched {
  /** SHA-384 of its manifest. */
  manifest: string;
  /** What other apps must agree with; absent: nobody has noted it. */
  facts?: AppFacts | undefined;
}

/** App -> what a release says of the version that it names. */
export function vouchedBy(release: Release | null): Record<string, Vouched> {
  const all = Object.entries(release?.manifests ?? {});
  return Object.fromEntries(
    all.map(([app, manifest]) => [app, { manifest, facts: release?.facts?.[app] }]),
  );
}

/**
 * Vouches for a version by the manifest that is in the store now, or adds to what is known what that one says. Without
 * facts where it cannot be read, or is not the one that was signed: whoever needs them finds out why.
 *
 * @param signed SHA-384 that an earlier release vouches for
 * @throws DamagedArtifactError where there is no manifest and none was signed
 */
export async function vouchFor(
  store: Store,
  app: string,
  version: string,
  signed?: string,
): Promise<Vouched> {
  const key = artifactKey(app, version, 'manifest.json');
  const file = await store.read(key);
  if (file === null) {
    if (signed === undefined) throw new DamagedArtifactError(key, 'it is gone');
    return { manifest: signed };
  }
  const found = await sha384Integrity(file.body);
  const manifest = signed ?? found;
  if (found !== manifest) return { manifest };
  try {
    return { manifest, facts: factsOf(parseManifest(app, version, file.body)) };
  } catch (error) {
    if (error instanceof DamagedArtifactError) return { manifest };
    throw error;
  }
}
