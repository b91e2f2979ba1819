import { LRUCache } from 'lru-cache';
import { appName, appVersion, type Manifest } from '@talent/artifact/manifest';
import { readPublishedManifest } from '../../store/published-artifacts.ts';
import type { KeyScope } from '../../registry/keys/key-scope.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { findManifest, isTrustedManifest } from '../../registry/trusted-manifest.ts';

export type ArtifactReader = ReturnType<typeof createArtifactReader>;

/** How long a refusal is remembered, ms: checking a version that only a preview has published reads the whole history. */
const REFUSED_MS = 60_000;
const MOST_REFUSED = 1000;

/** Reads manifests of published artifacts and caches them: they never change. */
export function createArtifactReader(store: ReleaseStore) {
  const known = new Map<string, Manifest>();
  const refused = new LRUCache<string, true>({ max: MOST_REFUSED, ttl: REFUSED_MS });

  function isNamed(app: string, version: string): boolean {
    return appName.safeParse(app).success && appVersion.safeParse(version).success;
  }

  return {
    /** The manifest with a signed hash (SHA-384), as a release names it; null: not published. Throws `DamagedArtifactError`. */
    async manifest(app: string, version: string, signed: string): Promise<Manifest | null> {
      const key = `${app}/${version} ${signed}`;
      const cached = known.get(key);
      if (cached) return cached;
      if (!isNamed(app, version)) return null;
      const manifest = await readPublishedManifest(store, app, version, signed);
      if (manifest) known.set(key, manifest);
      return manifest;
    },
    /** The manifest of a version; null: no trusted key of the scope has published or released it. Throws `DamagedArtifactError`. */
    async published(app: string, version: string, scope: KeyScope): Promise<Manifest | null> {
      const key = `${app}/${version} ${scope}`;
      const cached = known.get(key);
      if (cached) return cached;
      if (!isNamed(app, version)) return null;
      if (refused.has(key)) return null;
      const found = await findManifest(store, app, version);
      if (found === null) return null;
      if (await isTrustedManifest(store, found, scope)) {
        known.set(key, found.manifest);
        return found.manifest;
      }
      refused.set(key, true);
      return null;
    },
  };
}
