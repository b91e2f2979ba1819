import { factsOf, type AppFacts, type FittingFacts } from '@talent/artifact/app-facts';
import { sha384Integrity } from '@talent/artifact/hash';
import {
  artifactKey,
  DamagedArtifactError,
  parseManifest,
  readPublishedManifest,
} from '../store/published-artifacts.ts';
import type { Store } from '../store/store.ts';
import type { Release } from './release.ts';

/** The part of a release that concerns one version: its signature covers both. */
export interface SignedFacts {
  /** SHA-384 of the version's manifest. */
  manifest: string;
  /** The facts that other apps must agree with; absent where no release has noted them. */
  facts?: AppFacts | undefined;
}

/** App -> what a release signs of the version that it names. */
export function signedFactsOf(release: Release | null): Record<string, SignedFacts> {
  const all = Object.entries(release?.manifests ?? {});
  return Object.fromEntries(
    all.map(([app, manifest]) => [app, { manifest, facts: release?.facts?.[app] }]),
  );
}

/**
 * Reads what a release is to sign of a version from the manifest that is in the store now. The facts are left out where
 * that manifest cannot be read or is not the signed one: reading them later then fails with the reason.
 * @param signed SHA-384 of the manifest in an earlier release or publication
 * @throws DamagedArtifactError where there is no manifest and none was signed
 */
export async function readFactsToSign(
  store: Store,
  app: string,
  version: string,
  signed?: string,
): Promise<SignedFacts> {
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

/** Reads facts from releases, and from manifests where none has noted them; without unpublished apps. Throws `DamagedArtifactError`. */
export async function readFacts(
  store: Store,
  apps: Readonly<Record<string, string>>,
  signed: Readonly<Record<string, SignedFacts>>,
): Promise<FittingFacts[]> {
  const read = await Promise.all(
    Object.entries(apps).map(async ([name, version]): Promise<FittingFacts[]> => {
      const { manifest: hash, facts } = signed[name] ?? {};
      // Facts of a release that did not note links are read again.
      if (facts?.links) return [{ name, version, ...facts }];
      const manifest = await readPublishedManifest(store, name, version, hash);
      return manifest === null ? [] : [{ name, version, ...factsOf(manifest) }];
    }),
  );
  return read.flat();
}
