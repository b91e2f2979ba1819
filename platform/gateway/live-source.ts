import { history, readLatest, type DamagedRevision } from '../registry/registry.ts';
import { releaseKey, type Release } from '../registry/release.ts';
import type { Store } from '../store/store.ts';
import type { ArtifactReader } from './artifact-reader.ts';
import { describeError } from './describe-error.ts';
import { loadLiveSite, publicVersions, type LiveSite } from './live-site.ts';
import type { Log, RegistryState } from './options.ts';
import { createTroubleLog } from './trouble-log.ts';

/** Follows the registry of a channel and holds the site that is live. */
export interface LiveSource {
  /** The live site; null before the first release. Take it once for each request. */
  current(): LiveSite | null;
  registry(): RegistryState;
  /** Adopts a newer release if the channel has one. Cheap: one look-up. */
  poll(): Promise<void>;
  /** Reads the registry and the page indexes of the live release again. */
  refresh(): Promise<void>;
}

/** Where to look, and where to say what was found. */
export interface LiveSourceOptions {
  store: Store;
  artifacts: ArtifactReader;
  channel: string;
  publishableKey: string;
  collectAnalytics: boolean;
  log: Log;
}

/** A source that is empty until its first `refresh`. Its methods never reject. */
export function createLiveSource(options: LiveSourceOptions): LiveSource {
  const { store, artifacts, channel, publishableKey, collectAnalytics, log } = options;
  const troubles = createTroubleLog(log, { channel });
  let site: LiveSite | null = null;
  let highestRevision = 0;
  let damaged: readonly DamagedRevision[] = [];
  let rejected: number | null = null;
  let queue: Promise<void> = Promise.resolve();

  function load(release: Release): Promise<LiveSite> {
    return loadLiveSite(release, {
      ...{ store, artifacts, publishableKey, collectAnalytics },
      previous: site,
    });
  }

  async function adopt(release: Release): Promise<boolean> {
    const { revision } = release;
    try {
      site = await load(release);
      log({
        level: 'info',
        message: 'release is live',
        channel,
        revision,
        apps: publicVersions(site),
      });
      return true;
    } catch (error) {
      const message = 'release cannot go live, the one before it stays';
      troubles.report(`revision ${revision}`, message, { error: describeError(error) });
      return false;
    }
  }

  /** At the start there is no release to keep: the newest older one that is whole serves instead. */
  async function adoptOlder(than: number): Promise<void> {
    for (const release of await history(store, channel)) {
      if (release.revision < than && (await adopt(release))) return;
    }
  }

  async function followRegistry(): Promise<void> {
    const latest = await readLatest(store, channel);
    highestRevision = Math.max(highestRevision, latest.highestRevision);
    damaged = [...latest.damaged, ...missing(latest.highestRevision)];
    if (damaged.length > 0) {
      troubles.report('registry', 'registry is damaged, the last good release stays', { damaged });
    } else {
      troubles.resolve('registry');
    }
    const { release } = latest;
    const isNewer = release !== null && release.revision > (site?.release.revision ?? 0);
    const isLive = !isNewer || (await adopt(release));
    rejected = isLive ? null : release.revision;
    if (!isLive && site === null) await adoptOlder(release.revision);
  }

  /** The revision that is live here and that the registry no longer has. */
  function missing(highest: number): DamagedRevision[] {
    const live = site?.release.revision ?? 0;
    return live > highest ? [{ key: releaseKey(channel, live), reason: 'the file is gone' }] : [];
  }

  async function followPages(): Promise<void> {
    if (site === null) return;
    const before = site;
    const after = await load(before.release);
    const isSame = after.apps.every((app, index) => app.pair === before.apps[index]?.pair);
    if (!isSame) site = after;
  }

  /** One look at a time, so that two never overwrite each other's findings. */
  function enqueue(subject: string, look: () => Promise<void>): Promise<void> {
    queue = queue.then(look).then(
      () => troubles.resolve(subject),
      (error: unknown) =>
        troubles.report(subject, 'cannot be read, what is live stays', {
          error: describeError(error),
        }),
    );
    return queue;
  }

  return {
    current: () => site,
    registry() {
      if (damaged.length > 0) return { status: 'damaged', files: damaged.map(({ key }) => key) };
      return rejected === null ? { status: 'ok' } : { status: 'rejected', revision: rejected };
    },
    poll: () =>
      enqueue('registry look-up', async () => {
        if (await store.has(releaseKey(channel, highestRevision + 1))) await followRegistry();
      }),
    async refresh() {
      await enqueue('registry look-up', followRegistry);
      await enqueue('page indexes', followPages);
    },
  };
}
