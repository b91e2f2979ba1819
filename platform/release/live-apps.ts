import { factsOf, type FittingFacts } from '@talent/artifact/app-facts';
import { readPublishedManifest } from '../store/published-artifacts.ts';
import { DEFAULT_CHANNEL } from '../registry/channel.ts';
import { readLatest } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { Vouched } from '../registry/vouch.ts';

/** What the next release of a channel builds on. */
export interface ReleaseBasis {
  /** App -> live version. */
  apps: Record<string, string>;
  /** The revision that the next one must follow. */
  highestRevision: number;
  /** The channel's live release; null before its first. */
  release: Release | null;
}

/**
 * The live apps of a channel. A channel without a release starts from what visitors see, so that a
 * preview of one app shows the whole site around it.
 */
export async function releaseBasis(store: ReleaseStore, channel: string): Promise<ReleaseBasis> {
  const { release, highestRevision } = await readLatest(store, channel);
  if (release !== null || channel === DEFAULT_CHANNEL)
    return { apps: release?.apps ?? {}, highestRevision, release };
  const model = await readLatest(store, DEFAULT_CHANNEL);
  return { apps: model.release?.apps ?? {}, highestRevision, release };
}

/**
 * Facts of a set of apps: those that releases note, and of others what their manifests say. One that is not published
 * is absent.
 *
 * @param vouched of every app that a release vouches for
 * @throws DamagedArtifactError
 */
export async function readFacts(
  store: ReleaseStore,
  apps: Readonly<Record<string, string>>,
  vouched: Readonly<Record<string, Vouched>>,
): Promise<FittingFacts[]> {
  const read = await Promise.all(
    Object.entries(apps).map(async ([name, version]): Promise<FittingFacts[]> => {
      const { manifest: signed, facts } = vouched[name] ?? {};
      if (facts) return [{ name, version, ...facts }];
      const manifest = await readPublishedManifest(store, name, version, signed);
      return manifest === null ? [] : [{ name, version, ...factsOf(manifest) }];
    }),
  );
  return read.flat();
}
