import { appName, appVersion, type Manifest } from '../artifact/manifest.ts';
import { readPublishedManifest } from '../artifact/published-artifacts.ts';
import type { Store } from '../store/store.ts';

/** Reads manifests of published artifacts, each once: they never change. */
export interface ArtifactReader {
  /** The manifest, or null where that version is not published. Throws `DamagedArtifactError`. */
  manifest(app: string, version: string): Promise<Manifest | null>;
}

/** A reader over the published artifacts of a store. */
export function createArtifactReader(store: Store): ArtifactReader {
  const known = new Map<string, Manifest>();
  return {
    async manifest(app, version) {
      const key = `${app}/${version}`;
      const cached = known.get(key);
      if (cached) return cached;
      if (!appName.safeParse(app).success || !appVersion.safeParse(version).success) return null;
      const manifest = await readPublishedManifest(store, app, version);
      if (manifest) known.set(key, manifest);
      return manifest;
    },
  };
}
