import type { Release } from '../../registry/release.ts';
import { signedVersions, type StandIn } from './replacement.ts';
import { findStandIns, type StandInSource } from './find-replacements.ts';
import {
  loadLiveSite,
  ReleaseNotLoadableError,
  type LiveSite,
  type LiveSiteSource,
} from './live-site.ts';

/**
 * Loads a release, with other versions in the place of those that are damaged.
 *
 * @throws ReleaseNotLoadableError where it cannot be served in any way
 */
export async function loadIntactSite(
  release: Release,
  source: LiveSiteSource & StandInSource,
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
  const standIns = await findStandIns(release, source);
  if (standIns === null || standIns.length === 0) throw failure;
  return loadLiveSite(release, source, standIns.map(sinceItWasFound(source.previous)));
}

function sinceItWasFound(previous: LiveSite | null): (standIn: StandIn) => StandIn {
  return (standIn) => {
    const { app, wanted } = standIn;
    const before = previous?.fallbacks.find((one) => one.app === app && one.wanted === wanted);
    return before ? { ...standIn, since: before.since } : standIn;
  };
}
