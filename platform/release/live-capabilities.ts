import type { Capabilities } from '@talent/artifact/capabilities/capabilities';
import { readLatest } from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { readTrustedManifest } from '../registry/trusted-manifest.ts';
import { scopeOf } from '../registry/keys/key-scope.ts';

/** The declaration of a live app. */
export interface AppCapabilities {
  app: string;
  version: string;
  kind: 'shell' | 'remote' | null;
  /** Null: a build from before there were declarations, or an artifact that cannot be trusted. */
  capabilities: Capabilities | null;
}

/** The declarations of the live versions of a channel: the shell first, then by name. */
export async function readLiveCapabilities(
  store: ReleaseStore,
  channel: string,
): Promise<{ channel: string; revision: number; apps: AppCapabilities[] }> {
  const { release } = await readLatest(store, channel);
  const apps = await Promise.all(
    Object.entries(release?.apps ?? {}).map(async ([app, version]) => {
      const manifest = await readTrustedManifest(store, app, version, scopeOf(channel));
      return {
        app,
        version,
        kind: manifest?.kind ?? null,
        capabilities: manifest?.capabilities ?? null,
      };
    }),
  );
  const rank = ({ kind, app }: AppCapabilities) => `${kind === 'shell' ? 0 : 1} ${app}`;
  return {
    channel,
    revision: release?.revision ?? 0,
    apps: apps.sort((left, right) => (rank(left) < rank(right) ? -1 : 1)),
  };
}
