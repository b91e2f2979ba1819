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

/** The app is not live on the channel. */
export class AppNotLiveError extends Error {
  override readonly name = 'AppNotLiveError';
  readonly code = 'app-not-live';

  constructor(app: string, channel: string, live: readonly string[]) {
    const known = live.length === 0 ? 'no app is' : `these are: ${live.join(', ')}`;
    super(`${app} is not live on ${channel}; ${known}`);
  }
}

/**
 * The declarations of the live versions of a channel: the shell first, then by name.
 * @param only - the one app to read; without it all of them
 * @throws AppNotLiveError
 */
export async function readLiveCapabilities(
  store: ReleaseStore,
  channel: string,
  only?: string,
): Promise<{ channel: string; revision: number; apps: AppCapabilities[] }> {
  const { release } = await readLatest(store, channel);
  const live = Object.entries(release?.apps ?? {});
  const wanted = only === undefined ? live : live.filter(([app]) => app === only);
  if (only !== undefined && wanted.length === 0) {
    const names = live.map(([app]) => app);
    throw new AppNotLiveError(only, channel, names);
  }
  const apps = await Promise.all(
    wanted.map(async ([app, version]) => {
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
