import { appName, appVersion, type Manifest } from '../artifact/manifest.ts';
import { readPublishedManifest } from '../artifact/published-artifacts.ts';
import type { Store } from '../store/store.ts';

/** Reads manifests of published artifacts, each once: they never change. */
export interface ArtifactReader {
  /**
   * The manifest, or null where that version is not published.
   * @param signed SHA-384 that a release vouches for; absent: any manifest of that version is taken
   * @throws DamagedArtifactError
   */
  manifest(app: string, version: string, signed?: string): Promise<Manifest | null>;
}

/** A reader over the published artifacts of a store. */
export function createArtifactReader(store: Store): ArtifactReader {
  const known = new Map<string, Manifest>();
  return {
    async manifest(app, version, signed) {
      const key = `${app}/${version} ${signed ?? ''}`;
      const cached = known.get(key);
      if (cached) return cached;
      if (!appName.safeParse(app).success || !appVersion.safeParse(version).success) return null;
      const manifest = await readPublishedManifest(store, app, version, signed);
      if (manifest) known.set(key, manifest);
      return manifest;
    },
  };
}
