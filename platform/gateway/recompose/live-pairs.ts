import type { Manifest } from '@talent/artifact/manifest';
import { listChannels, readLatest } from '../../registry/registry.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import type { ArtifactReader } from '../live/artifact-reader.ts';
import type { LiveSite } from '../live/live-site.ts';

/** A shell and an app that are live together in some channel. */
export interface LivePair {
  shell: Manifest;
  app: Manifest;
}

/**
 * Every pair in which an app is live, each once: first that of the site, then those of the other channels. Channels whose
 * release cannot be read are skipped, and so are versions that only a preview has published: the composing host holds the
 * release key and must not run their code.
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
