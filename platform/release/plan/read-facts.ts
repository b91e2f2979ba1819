import { factsOf, type FittingFacts } from '@talent/artifact/app-facts';
import type { SignedFacts } from '../../registry/signed-facts.ts';
import { readPublishedManifest } from '../../store/published-artifacts.ts';
import type { Store } from '../../store/store.ts';

/**
 * Reads the facts of a set of apps from releases, and from manifests where no release has noted them. Leaves out apps
 * that are not published.
 *
 * @param apps app -> version
 * @throws DamagedArtifactError
 */
export async function readFacts(
  store: Store,
  apps: Readonly<Record<string, string>>,
  signed: Readonly<Record<string, SignedFacts>>,
): Promise<FittingFacts[]> {
  const read = await Promise.all(
    Object.entries(apps).map(async ([name, version]): Promise<FittingFacts[]> => {
      const { manifest: hash, facts } = signed[name] ?? {};
      if (facts) return [{ name, version, ...facts }];
      const manifest = await readPublishedManifest(store, name, version, hash);
      return manifest === null ? [] : [{ name, version, ...factsOf(manifest) }];
    }),
  );
  return read.flat();
}
