import type { SettingsFacts } from '@talent/artifact/settings-facts';
import { readLatest } from '../../registry/registry.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { readSoundManifest } from '../../store/published-artifacts.ts';

/** The settings that the live version of an app declares. */
export interface LiveSettings {
  app: string;
  version: string;
  /** Undefined: it has no settings. */
  facts: SettingsFacts | undefined;
}

/**
 * The live versions of some apps of a channel, with what they can be told, by the manifests that the release has signed.
 * Damaged versions are left out: they are reported as such elsewhere.
 * @param apps default: every live app
 */
export async function readLiveSettings(
  store: ReleaseStore,
  channel: string,
  apps?: readonly string[],
): Promise<LiveSettings[]> {
  const { release } = await readLatest(store, channel);
  const live = Object.entries(release?.apps ?? {}).filter(
    ([app]) => apps === undefined || apps.includes(app),
  );
  const found = await Promise.all(
    live.map(async ([app, version]): Promise<LiveSettings[]> => {
      const manifest = await readSoundManifest(store, app, version, release?.manifests[app]);
      return manifest === null ? [] : [{ app, version, facts: manifest.settings }];
    }),
  );
  return found.flat();
}
