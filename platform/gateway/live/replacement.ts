import type { Release } from '../../registry/release.ts';

/** A version of an app that a signed release vouches for. */
export interface SignedVersion {
  app: string;
  version: string;
  /** SHA-384 of its `manifest.json`. */
  manifest: string;
}

/** A damaged version that a release names, and the one that is served in its place. */
export interface StandIn {
  app: string;
  /** Version that the release names. */
  wanted: string;
  /** Null: no other version is whole and fits, so that it stays as it is. */
  instead: SignedVersion | null;
  /** When that was found, ISO 8601. */
  since: string;
  /** What is wrong with the wanted version. */
  reason: string;
}

/** The same as others are told of it. */
export interface Fallback extends Omit<StandIn, 'instead'> {
  /** Null: no other version is whole and fits, so that the damaged one stays. */
  served: string | null;
  /** Guarded apps are named to admins only. */
  guarded: boolean;
}

/** The versions that a release names, with what it vouches for. */
export function signedVersions({ apps, manifests }: Release): SignedVersion[] {
  return Object.entries(apps).map(([app, version]) => ({
    app,
    version,
    manifest: manifests[app] ?? '',
  }));
}

/** The versions to serve: those of the release, but where another one stands in. */
export function versionsToServe(release: Release, standIns: readonly StandIn[]): SignedVersion[] {
  return signedVersions(release).map(
    (named) => standIns.find(({ app }) => app === named.app)?.instead ?? named,
  );
}

/** App -> version that the release names, where another one stands in. */
export function fallbackVersions(standIns: readonly StandIn[]): Record<string, string> {
  const replaced = standIns.filter(({ instead }) => instead !== null);
  return Object.fromEntries(replaced.map(({ app, wanted }) => [app, wanted]));
}
