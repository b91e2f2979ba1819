import { history, readLatest } from '../../registry/registry.ts';
import type { DamagedRevision } from '../../registry/revision-files.ts';
import { releaseKey, type Release } from '../../registry/release.ts';
import { scopeOf } from '../../registry/keys/key-scope.ts';
import { createSettingsSource } from '../settings/settings-source.ts';
import { withSettings } from '../settings/site-settings.ts';
import { describeError, createTroubleLog, type Log } from '../log/log.ts';
import { loadIntactSite, type ReplacementSource } from './find-replacements.ts';
import { publicVersions, type LiveSite, type LiveSiteSource } from './live-site.ts';
import { replacementStatuses, signedVersions, type SignedVersion } from './replacement.ts';
import { createVersionHealth, type VersionHealth } from './version-health.ts';

export type LiveSource = ReturnType<typeof createLiveSource>;

export type RegistryState =
  | { status: 'ok' }
  /** Some revision files cannot be read; the last good release stays live. */
  | { status: 'damaged'; files: readonly string[] }
  /** The newest revision names something that is missing; the last good release stays live. */
  | { status: 'rejected'; revision: number };

export interface LiveSourceOptions
  extends Omit<LiveSiteSource, 'previous' | 'readAgain'>, Pick<ReplacementSource, 'composePages'> {
  channel: string;
  /** Whether the channel may be removed, as previews are; default: a missing revision is damage, and the site stays. */
  mayBeRemoved?: boolean;
  /** Composes pages of a site in the background that were composed with other settings; default: nobody does. */
  composeForSettings?: ((site: LiveSite) => void) | undefined;
  log: Log;
  /** Shared by all sources of a store; default: its own. */
  health?: VersionHealth;
  /** How long a verification stays recent, ms; default a minute. */
  verifyMs?: number;
  now?: () => Date;
}

/** Follows the registry of a channel. It is empty until its first `refresh`; its methods never reject. */
export function createLiveSource(options: LiveSourceOptions) {
  const { store, channel, mayBeRemoved = false, log, now = () => new Date() } = options;
  const health = options.health ?? createVersionHealth(store, now, options.verifyMs);
  const troubles = createTroubleLog(log, { channel });
  const settings = createSettingsSource({ store, channel, mayBeRemoved, troubles, log });
  let base: LiveSite | null = null;
  let site: LiveSite | null = null;
  let highestRevision = 0;
  let damaged: readonly DamagedRevision[] = [];
  let rejected: number | null = null;
  let queue: Promise<void> = Promise.resolve();
  let verifying: Promise<void> | null = null;

  function load(release: Release, readAgain: boolean): Promise<LiveSite> {
    return loadIntactSite(release, { ...options, health, now, readAgain, previous: base });
  }

  async function replaceSite(after: LiveSite): Promise<void> {
    const before = site?.replacements ?? [];
    const complete = await withSettings(after, settings.current());
    // Together: an answer is made from one release with one set of settings.
    base = after;
    site = complete;
    checkPages();
    for (const { app, wanted, served, reason } of replacementStatuses(after)) {
      const message =
        served === null
          ? 'app is damaged, and no other version is intact'
          : 'app is damaged and replaced by an older version';
      troubles.report(`app ${app}`, message, { wanted, served, reason });
    }
    const isOpen = (app: string) => after.replacements.some((one) => one.app === app);
    for (const { app } of before) if (!isOpen(app)) troubles.resolve(`app ${app}`);
  }

  async function adopt(release: Release): Promise<boolean> {
    const { revision } = release;
    try {
      // Unchanged apps keep their page indexes, so that releasing one app does not depend on the number of others.
      const loaded = await load(release, false);
      await replaceSite(loaded);
      const apps = publicVersions(loaded);
      log({ level: 'info', message: 'release is live', channel, revision, apps });
      return true;
    } catch (error) {
      const message = 'release cannot go live, the one before it stays';
      troubles.report(`revision ${revision}`, message, { error: describeError(error) });
      return false;
    }
  }

  /** At the start there is no live release to keep: the newest older one that loads is served. */
  async function adoptOlder(than: number): Promise<void> {
    for (const release of await history(store, channel)) {
      if (release.revision < than && (await adopt(release))) return;
    }
  }

  async function followRegistry(): Promise<void> {
    const latest = await readLatest(store, channel);
    const live = site?.release.revision ?? 0;
    const isGone = live > latest.highestRevision;
    // A channel that was created again begins with revision 1, and its former site must go.
    if (isGone && mayBeRemoved) {
      base = null;
      site = null;
      highestRevision = 0;
    }
    highestRevision = Math.max(highestRevision, latest.highestRevision);
    const gone = { key: releaseKey(channel, live), reason: 'the file is gone' };
    damaged = [...latest.damaged, ...(isGone && !mayBeRemoved ? [gone] : [])];
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

  async function followPages(): Promise<void> {
    if (base === null) return;
    const before = base;
    const after = await load(before.release, true);
    if (!isSameSite(before, after)) await replaceSite(after);
    else checkPages();
  }

  async function followSettings(): Promise<void> {
    if ((await settings.follow()) && base !== null) await replaceSite(base);
  }

  /** Pages of previews follow the settings of stable, like those of everyone, but no preview asks for them. */
  function checkPages(): void {
    if (site !== null && scopeOf(channel) === 'visitors') options.composeForSettings?.(site);
  }

  /** Checks that the served files exist. Reads only those that are known to be damaged, so that they recover. */
  async function checkFiles(): Promise<void> {
    for (const version of site === null ? [] : versionsInUse(site)) {
      const manifest = site?.manifests.find(
        ({ name, version: number }) => name === version.app && number === version.version,
      );
      if (health.damageOf(version) !== null) await health.verify(version);
      else if (manifest) await health.checkNames(version, manifest);
    }
  }

  async function verifyFiles(): Promise<void> {
    if (site === null) return;
    const due = versionsInUse(site).filter((version) => !health.isVerified(version));
    for (const version of due) await health.verify(version);
    if (due.some((version) => health.damageOf(version) !== null)) {
      await enqueue('page indexes', followPages);
    }
  }

  function reportFailure(subject: string, message: string, work: Promise<void>): Promise<void> {
    return work.then(
      () => troubles.resolve(subject),
      (error: unknown) => troubles.report(subject, message, { error: describeError(error) }),
    );
  }

  /** Runs one task at a time, so that two never overwrite each other's results. */
  function enqueue(subject: string, task: () => Promise<void>): Promise<void> {
    queue = reportFailure(subject, 'cannot be read, the live release stays', queue.then(task));
    return queue;
  }

  return {
    /** The live site; null before the first release. Call it once per request. */
    current: (): LiveSite | null => site,
    registry(): RegistryState {
      if (damaged.length > 0) return { status: 'damaged', files: damaged.map(({ key }) => key) };
      return rejected === null ? { status: 'ok' } : { status: 'rejected', revision: rejected };
    },
    /** The settings of the channel, as `/healthz` reports them; null: nothing was ever set. */
    settings: settings.state,
    /** Adopts newer settings and a newer release if the channel has them. Cheap: two lookups, however many apps there are. */
    poll: () =>
      enqueue('registry look-up', async () => {
        if (await settings.hasNewer()) await followSettings();
        if (await store.has(releaseKey(channel, highestRevision + 1))) await followRegistry();
      }),
    /** Reads the registry and the page indexes of the live release again, and checks that all its files exist. */
    async refresh(): Promise<void> {
      // Before the release: the first page already has them.
      await enqueue('settings look-up', followSettings);
      await enqueue('registry look-up', followRegistry);
      await enqueue('files', checkFiles);
      await enqueue('page indexes', followPages);
    },
    /** Verifies, in the background, every browser file without a recent verification. */
    verify(): Promise<void> {
      const failed = 'files cannot be verified';
      verifying ??= reportFailure('verification', failed, verifyFiles()).finally(() => {
        verifying = null;
      });
      return verifying;
    },
    /** Records a damaged file; where its version is live, it is replaced at once. */
    async reportDamage(file: { app: string; version: string; reason: string }): Promise<void> {
      const { app, version, reason } = file;
      const found = (site === null ? [] : versionsInUse(site)).filter(
        (one) => one.app === app && one.version === version,
      );
      for (const one of found) health.report(one, reason);
      if (found.length > 0) await enqueue('page indexes', followPages);
    },
  };
}

function versionsInUse({ release, replacements }: LiveSite): SignedVersion[] {
  return [...signedVersions(release), ...replacements.flatMap(({ instead }) => instead ?? [])];
}

function isSameSite(before: LiveSite, after: LiveSite): boolean {
  const samePairs = after.apps.every((app, index) => app.pair === before.apps[index]?.pair);
  return samePairs && JSON.stringify(before.replacements) === JSON.stringify(after.replacements);
}
