import type { Manifest } from '../artifact/manifest.ts';
import { readPublishedManifest } from '../artifact/published-artifacts.ts';
import { DEFAULT_CHANNEL } from '../registry/channel.ts';
import { readLatest } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import type { ReleaseStore } from '../registry/release-store.ts';

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
 * Manifests of a set of apps; one that is not published is absent.
 *
 * @param signed app -> SHA-384 of its manifest, of those that a release vouches for
 * @throws DamagedArtifactError
 */
export async function readManifests(
  store: ReleaseStore,
  apps: Readonly<Record<string, string>>,
  signed: Readonly<Record<string, string>> = {},
): Promise<Manifest[]> {
  const manifests = await Promise.all(
    Object.entries(apps).map(([app, version]) =>
      readPublishedManifest(store, app, version, signed[app]),
    ),
  );
  return manifests.filter((manifest) => manifest !== null);
}
