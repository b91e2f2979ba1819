import type { ReleaseStore } from '../registry/release-store.ts';
import { applyRelease, type ReleaseResult } from './apply-release.ts';
import type { ComposePair } from './compose-missing.ts';

/**
 * Makes published versions of one or more apps live in a channel, all in one step.
 *
 * @param options.versions app -> version
 * @throws ReleaseRefusedError where the resulting set does not fit together or a version is not published
 * @throws CompositionFailedError where pages could not be made
 * @throws ReleaseConflictError where somebody else released one of the same apps meanwhile
 */
export async function promote(options: {
  store: ReleaseStore;
  channel: string;
  versions: Readonly<Record<string, string>>;
  compose: ComposePair;
}): Promise<ReleaseResult> {
  const { store, channel, versions, compose } = options;
  return applyRelease({ store, channel, action: 'promote', targets: versions, compose });
}
