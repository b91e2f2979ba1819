import { isGuarded } from '@talent/artifact/app-facts';
import type { Release } from '../../registry/release.ts';
import { appName, appVersion, integrity, type Manifest } from '@talent/artifact/manifest';
import { z } from 'zod';

const signedVersion = z.strictObject({ app: appName, version: appVersion, manifest: integrity });

/** A damaged version that a release names, and the version that replaces it. */
export const replacementSchema = z.strictObject({
  app: appName,
  wanted: appVersion.describe('version that the release names'),
  instead: signedVersion
    .nullable()
    .describe('null: no other version is intact and fits, so the damaged one stays'),
  since: z.iso.datetime().describe('when the damage was found; ISO 8601, UTC'),
  reason: z.string(),
});

export type SignedVersion = z.infer<typeof signedVersion>;
export type Replacement = z.infer<typeof replacementSchema>;

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
