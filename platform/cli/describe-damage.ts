import { createArtifactReader } from '../gateway/live/artifact-reader.ts';
import { signedVersions, type Replacement } from '../gateway/live/replacement.ts';
import { findReplacements } from '../gateway/live/find-replacements.ts';
import { createVersionHealth } from '../gateway/live/version-health.ts';
import { readLatest } from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';

/**
 * Verifies every browser file of a channel's live release, and finds the replacements that a gateway serves for damaged
 * versions; null: the release cannot be served at all.
 */
export async function readDamage(
  store: ReleaseStore,
  channel: string,
): Promise<Replacement[] | null> {
  const { release } = await readLatest(store, channel);
  if (release === null) return [];
  const now = () => new Date();
  const health = createVersionHealth(store, now);
  await Promise.all(signedVersions(release).map((version) => health.verify(version)));
  return findReplacements(release, { store, artifacts: createArtifactReader(store), health, now });
}

/** A line for each damaged app. */
export function describeDamage(replacements: readonly Replacement[] | null): string[] {
  if (replacements === null)
    return ['damaged: this release cannot be served; what was live before it stays'];
  return replacements.map(({ app, wanted, instead, reason }) => {
    const served = instead === null ? 'nothing can stand in' : `${instead.version} stands in`;
    return `damaged: ${app}@${wanted}, ${served} (${reason})`;
  });
}
