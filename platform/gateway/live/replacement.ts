import { isGuarded } from '@talent/artifact/app-facts';
import type { Release } from '../../registry/release.ts';
import type { Manifest } from '@talent/artifact/manifest';

export interface SignedVersion {
  app: string;
  version: string;
  manifest: string;
}

/** A damaged version that a release names, and the version that replaces it. */
export interface Replacement {
  app: string;
  wanted: string;
  /** Null: no other version is intact and fits, so the damaged one stays. */
  instead: SignedVersion | null;
  /** When the damage was found, ISO 8601. */
  since: string;
  reason: string;
}

/** A replacement as staff and monitors read it. */
export interface ReplacementStatus extends Omit<Replacement, 'instead'> {
  served: string | null;
  /** Guarded apps are named to admins only. */
  guarded: boolean;
}

export function signedVersions({ apps, manifests }: Release): SignedVersion[] {
  return Object.entries(apps).map(([app, version]) => ({
    app,
    version,
    manifest: manifests[app] ?? '',
  }));
}

export function replacementStatuses({
  replacements,
  manifests,
}: {
  replacements: readonly Replacement[];
  manifests: readonly Manifest[];
}): ReplacementStatus[] {
  return replacements.map(({ instead, ...replacement }) => ({
    ...replacement,
    served: instead?.version ?? null,
    guarded: manifests.some(
      (manifest) =>
        manifest.name === replacement.app && manifest.kind !== 'shell' && isGuarded(manifest),
    ),
  }));
}
