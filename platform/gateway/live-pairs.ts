import type { Manifest } from '@talent/artifact/manifest';
import { listChannels, readLatest } from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { ArtifactReader } from './artifact-reader.ts';
import type { LiveSite } from './live-site.ts';

/** A shell and an app that are live together in some channel. */
export interface LivePair {
  shell: Manifest;
  app: Manifest;
}

/**
 * Every pair in which an app is live: first that of the site, then those of all other channels, each once.
 * A channel whose release cannot be read has none, and what only a preview has published is in none: the host that
 * composes has the release key and runs no code of that kind.
 */
export async function livePairs(
  app: string,
  site: LiveSite,
  { store, artifacts }: { store: ReleaseStore; artifacts: ArtifactReader },
): Promise<LivePair[]> {
  const own = site.apps.find(({ manifest }) => manifest.name === app);
  const pairs: LivePair[] = own ? [{ shell: site.shell.manifest, app: own.manifest }] : [];
  for (const channel of await listChannels(store)) {
    if (channel === site.release.channel) continue;
    const { release } = await readLatest(store, channel);
    const [shellVersion, version] = [release?.apps['shell'], release?.apps[app]];
    if (shellVersion === undefined || version === undefined) continue;
    const shell = await artifacts.published('shell', shellVersion, 'visitors');
    const manifest = await artifacts.published(app, version, 'visitors');
    const isKnown = pairs.some(
      (pair) => pair.shell.version === shellVersion && pair.app.version === version,
    );
    if (shell && manifest && !isKnown) pairs.push({ shell, app: manifest });
  }
  return pairs;
}
