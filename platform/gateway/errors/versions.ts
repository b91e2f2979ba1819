import { LRUCache } from 'lru-cache';
import { parseContentName } from '@talent/artifact/content-name';
import { isGuarded } from '@talent/artifact/app-facts';
import type { Manifest } from '@talent/artifact/manifest';
import { history } from '../../registry/registry.ts';
import type { Release } from '../../registry/release.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { versionsWith } from '../../store/content-versions.ts';
import { hasContent } from '../assets/asset-file.ts';
import type { ArtifactReader } from '../live/artifact-reader.ts';
import { composePublic, versionsIn } from '../live/composition.ts';
import type { LiveSite } from '../live/live-site.ts';
import { pagePolicies } from '../live/page-policies.ts';
import { signedVersions } from '../live/replacement.ts';
import type { Culprit, Traces } from './culprit.ts';

/** The facts that a tab sends about itself. */
interface TabState extends Pick<Traces, 'region' | 'page'> {
  /** Id of its composition; null: unknown. */
  composition: string | null;
}

/** Revisions of a channel whose compositions are known: tabs stay open for days. */
const REMEMBERED = 50;
const CACHED = 500;

/** Finds the version of an app that a tab ran, from the release registry alone. */
export function createVersions(options: {
  store: ReleaseStore;
  artifacts: ArtifactReader;
  /** The sites that visitors get now: stable, and a canary's. */
  sites: () => readonly LiveSite[];
  publishableKey: string;
  collectAnalytics: boolean;
}) {
  const { store, artifacts, sites, publishableKey, collectAnalytics } = options;
  /** Composition id -> app -> version. */
  const compositions = new LRUCache<string, ReadonlyMap<string, string>>({ max: CACHED });
  /** `<app>/<file>` -> versions that have the file. */
  const files = new LRUCache<string, Promise<string[]>>({ max: CACHED, ttl: 60_000 });
  /** Channel and revision up to which history has been read. */
  const read = new Map<string, Promise<void>>();

  function keep(id: string, shell: string, remotes: readonly { name: string; version: string }[]) {
    const versions = remotes.map(({ name, version }) => [name, version] as const);
    compositions.set(versionsIn(id), new Map([['shell', shell], ...versions]));
  }

  /** The versions of a composition; null where no release of this site has it. */
  async function versionsOf(id: string | null): Promise<ReadonlyMap<string, string> | null> {
    for (const { composition } of sites()) {
      if (!compositions.has(versionsIn(composition.id))) {
        keep(composition.id, composition.shell, composition.remotes);
      }
    }
    if (id === null) return null;
    const known = compositions.get(versionsIn(id));
    if (known !== undefined) return known;
    // Tabs from before a restart. Once for each release: an invented id must not read the registry again.
    await Promise.all(sites().map(({ release }) => readOnce(release)));
    return compositions.get(versionsIn(id)) ?? null;
  }

  function readOnce({ channel, revision }: Release): Promise<void> {
    const key = `${channel}/${revision}`;
    const reading = read.get(key) ?? readHistory(channel).catch(() => void read.delete(key));
    if (!read.has(key)) {
      for (const old of read.keys()) if (old.startsWith(`${channel}/`)) read.delete(old);
      read.set(key, reading);
    }
    return reading;
  }

  async function readHistory(channel: string): Promise<void> {
    for (const release of (await history(store, channel)).slice(0, REMEMBERED)) {
      const composed = await composeAgain(release).catch(() => null);
      if (composed !== null) keep(composed.id, composed.shell, composed.remotes);
    }
  }

  async function composeAgain(release: Release) {
    const found = await Promise.all(
      signedVersions(release).map(({ app, version, manifest }) =>
        artifacts.manifest(app, version, manifest),
      ),
    );
    const manifests = found.filter((one) => one !== null);
    const shell = manifests.find(({ kind }) => kind === 'shell');
    if (shell === undefined || manifests.length < found.length) return null;
    const remotes = manifests.filter((one) => one !== shell && !isGuarded(one));
    const guarded = manifests.filter(isGuarded);
    const { channel, revision } = release;
    const facts = { channel, revision, publishableKey, collectAnalytics, fallbackFor: {} };
    const { beyond } = pagePolicies(shell, remotes, guarded);
    return composePublic({ ...facts, shell, remotes, needs: beyond.public });
  }

  function manifestOf(app: string, version: string): Promise<Manifest | null> {
    const live = sites().flatMap(({ manifests }) => manifests);
    const found = live.find((one) => one.name === app && one.version === version);
    return found
      ? Promise.resolve(found)
      : artifacts.published(app, version, 'visitors').catch(() => null);
  }

  async function withFile(app: string, file: string): Promise<string[]> {
    if (parseContentName(file) === null) return [];
    const key = `${app}/${file}`;
    const listed = files.get(key) ?? versionsWith(store, { app, file }).catch(() => []);
    files.set(key, listed);
    return listed;
  }

  return {
    /**
     * The manifest of the version that an error happened in: the one in the address; the one of the tab's composition, unless it lacks the
     * file; the live one, or the only one, that has the file; the one that the page names. Null: nothing says which.
     */
    async find(
      { app, file, version }: Culprit,
      { composition, region, page }: TabState,
    ): Promise<Manifest | null> {
      if (version !== null) return manifestOf(app, version);
      const has = (one: Manifest) => file === null || hasContent(one, `client/${file}`);
      const ofTab = (await versionsOf(composition))?.get(app);
      const manifest = ofTab === undefined ? null : await manifestOf(app, ofTab);
      if (manifest !== null && has(manifest)) return manifest;
      // Only the tab knows the version of a guarded app whose files did not take part.
      if (file === null) {
        const named = [region, page].find((one) => one?.app === app)?.version ?? null;
        return named === null ? null : manifestOf(app, named);
      }
      const live = sites()
        .flatMap(({ manifests }) => manifests)
        .find((one) => one.name === app && has(one));
      if (live !== undefined) return live;
      const [only, ...others] = await withFile(app, file);
      return only === undefined || others.length > 0 ? null : manifestOf(app, only);
    },
    isComposition: async (id: string | null): Promise<boolean> => (await versionsOf(id)) !== null,
  };
}

export type Versions = ReturnType<typeof createVersions>;
