import { createArtifactReader } from '../gateway/live/artifact-reader.ts';
import { signedVersions, type StandIn } from '../gateway/live/replacement.ts';
import { findStandIns } from '../gateway/live/find-replacements.ts';
import { createVersionHealth } from '../gateway/live/version-health.ts';
import { readLatest } from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';

/**
 * Verifies every file for browsers of what is live in a channel, and says what a gateway serves instead of what is
 * damaged; null: the release cannot be served at all.
 */
export async function readDamage(store: ReleaseStore, channel: string): Promise<StandIn[] | null> {
  const { release } = await readLatest(store, channel);
  if (release === null) return [];
  const now = () => new Date();
  const health = createVersionHealth(store, now);
  await Promise.all(signedVersions(release).map((version) => health.verify(version)));
  return findStandIns(release, { store, artifacts: createArtifactReader(store), health, now });
}

/** A line for each damaged app. */
export function describeDamage(standIns: readonly StandIn[] | null): string[] {
  if (standIns === null)
    return ['damaged: this release cannot be served; what was live before it stays'];
  return standIns.map(({ app, wanted, instead, reason }) => {
    const served = instead === null ? 'nothing can stand in' : `${instead.version} stands in`;
    return `damaged: ${app}@${wanted}, ${served} (${reason})`;
  });
}
