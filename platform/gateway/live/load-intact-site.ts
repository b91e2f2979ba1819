import type { Release } from '../../registry/release.ts';
import { findReplacements, type ReplacementSource } from './find-replacements.ts';
import {
  loadLiveSite,
  ReleaseNotLoadableError,
  type LiveSite,
  type LiveSiteSource,
} from './live-site.ts';
import { signedVersions } from './replacement.ts';

/**
 * Loads a release, with replacements for its damaged versions.
 *
 * @throws ReleaseNotLoadableError where it cannot be served at all
 */
export async function loadIntactSite(
  release: Release,
  source: LiveSiteSource & ReplacementSource,
): Promise<LiveSite> {
  const damage = signedVersions(release).flatMap(
    (version) => source.health.damageOf(version) ?? [],
  );
  let failure: unknown = new ReleaseNotLoadableError(release, damage);
  if (damage.length === 0) {
    try {
      return await loadLiveSite(release, source);
    } catch (error) {
      failure = error;
    }
  }
  const found = await findReplacements(release, source);
  if (found === null || found.length === 0) throw failure;
  const known = source.previous?.replacements ?? [];
  const replacements = found.map((replacement) => {
    const { app, wanted } = replacement;
    const before = known.find((one) => one.app === app && one.wanted === wanted);
    return before ? { ...replacement, since: before.since } : replacement;
  });
  return loadLiveSite(release, source, replacements);
}
