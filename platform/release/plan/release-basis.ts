import { DEFAULT_CHANNEL } from '../../registry/channel.ts';
import { readLatest } from '../../registry/registry.ts';
import type { Release } from '../../registry/release.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';

/** The state of a channel that its next release builds on. */
export interface ReleaseBasis {
  /** App -> live version. */
  apps: Record<string, string>;
  /** The revision that the next one must follow. */
  highestRevision: number;
  /** The channel's live release; null before its first. */
  release: Release | null;
  /** The release that `apps` are from; null where nothing is live. */
  source: Release | null;
}

/**
 * Reads the live apps of a channel. A channel without a release starts from what visitors see, so that a preview of one
 * app shows the whole site around it.
 * @param latest of the channel, where it has been read
 */
export async function releaseBasis(
  store: ReleaseStore,
  channel: string,
  latest?: Pick<ReleaseBasis, 'release' | 'highestRevision'>,
): Promise<ReleaseBasis> {
  const { release, highestRevision } = latest ?? (await readLatest(store, channel));
  const source =
    release ??
    (channel === DEFAULT_CHANNEL ? null : (await readLatest(store, DEFAULT_CHANNEL)).release);
  return { apps: source?.apps ?? {}, highestRevision, release, source };
}
