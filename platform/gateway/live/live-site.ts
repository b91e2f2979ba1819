import { KnownError } from '@talent/node/terminal/known-error';
import type { Composition, GuardedComposition } from '@talent/sdk/contract';
import { isGuarded } from '@talent/artifact/app-facts';
import type { Manifest } from '@talent/artifact/manifest';
import type { Release } from '../../registry/release.ts';
import { scopeOf, type KeyScope } from '../../registry/keys/key-scope.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { pairOf } from '../../compose/page-index-file.ts';
import { GUARDED_PATH, NOT_FOUND_PATH } from '../../compose/page-index.ts';
import { describeError } from '../log/log.ts';
import type { ArtifactReader } from './artifact-reader.ts';
import { composeGuarded, composePublic, versionsIn } from './composition.ts';
import { pairKey, readPagePair, type LiveApp, rankRoutes, type RouteTable } from './page-pair.ts';
import { signedVersions, type Replacement } from './replacement.ts';
import { pagePolicies, type PagePolicies } from './page-policies.ts';

/** A snapshot of everything that answers depend on. Immutable; replaced as a whole. */
export interface LiveSite {
  release: Release;
  composition: Composition;
  shell: LiveApp;
  /** Of every served app, guarded ones included. */
  manifests: readonly Manifest[];
  /** Damaged versions that the release names; empty when all are intact. */
  replacements: readonly Replacement[];
  /** Shell first, then the public remotes. */
  apps: readonly LiveApp[];
  /** The additional composition for admins; null where the release has no guarded app. */
  guarded: GuardedComposition | null;
  /** Absent: every app has its defaults. */
  settings?: SiteSettings;
  policies: PagePolicies;
  publicRoutes: RouteTable;
  allRoutes: RouteTable;
}

export interface SiteSettings {
  /** 0: nothing was ever set. */
  revision: number;
  /** App -> stamp of the settings that its pages have to be composed with; undefined: its defaults. */
  stamps: ReadonlyMap<string, string | undefined>;
  /** Whether some flag is given to a share of the visitors, so that they get different sites. */
  isShared: boolean;
  /** The site of the visitors of a bucket, 0 to 9999. */
  forBucket: (bucket: number) => LiveSite;
}

export type ServeSite = (request: Request, site: LiveSite) => Promise<Response>;

/** A release that names something missing or damaged. The message lists all problems. */
export function notLoadable(
  { revision, channel }: Release,
  problems: readonly string[],
): KnownError {
  const message = `revision ${revision} of ${channel} cannot go live: ${problems.join('; ')}`;
  return new KnownError('release-not-loadable', message);
}

/** Where a site is loaded from, and the previous site, whose unchanged parts are reused. */
export interface LiveSiteSource {
  store: ReleaseStore;
  artifacts: ArtifactReader;
  publishableKey: string;
  collectAnalytics: boolean;
  previous: LiveSite | null;
  /** Whether page indexes that `previous` holds are read again: pages may have been composed since. */
  readAgain: boolean;
}

/**
 * Loads everything that a release needs to go live: the signed manifests of its apps and the page indexes of the public ones.
 * @param replacements versions to serve instead of those that the release names
 * @throws `release-not-loadable`
 */
export async function loadLiveSite(
  release: Release,
  source: LiveSiteSource,
  replacements: readonly Replacement[] = [],
): Promise<LiveSite> {
  const problems: string[] = [];
  const scope = scopeOf(release.channel);
  const versions = signedVersions(release).map(
    (named) => replacements.find(({ app }) => app === named.app)?.instead ?? named,
  );
  const manifests = await settle(versions, problems, async ({ app, version, manifest: signed }) => {
    const manifest = await source.artifacts.manifest(app, version, signed);
    if (!manifest) throw new Error(`${app} ${version} is not published`);
    return manifest;
  });
  const shell = manifests.find(({ kind }) => kind === 'shell');
  if (!shell) throw notLoadable(release, [...problems, 'it has no shell']);

  const guarded = manifests.filter((manifest) => manifest !== shell && isGuarded(manifest));
  const remotes = manifests.filter((manifest) => manifest !== shell && !isGuarded(manifest));
  const apps = await settle([shell, ...remotes], problems, (manifest) =>
    loadApp(manifest, shell, { ...source, scope }),
  );
  const [first] = apps;
  // The shell must have the not-found page, and the frame of guarded pages where there are any.
  for (const path of guarded.length > 0 ? [NOT_FOUND_PATH, GUARDED_PATH] : [NOT_FOUND_PATH]) {
    if (first && !first.pair.pages.has(path)) problems.push(`the shell has no page ${path}`);
  }
  if (problems.length > 0 || !first) throw notLoadable(release, problems);

  const replaced = replacements.filter(({ instead }) => instead !== null);
  const fallbackFor = Object.fromEntries(replaced.map(({ app, wanted }) => [app, wanted]));
  const guardedPatterns = guarded.flatMap(({ routes }) => routes.map(({ pattern }) => pattern));
  const { publishableKey, collectAnalytics } = source;
  const policies = pagePolicies(shell, remotes, guarded);
  return {
    release,
    composition: await composePublic({
      channel: release.channel,
      revision: release.revision,
      shell,
      remotes,
      fallbackFor,
      publishableKey,
      collectAnalytics,
      needs: policies.beyond.public,
    }),
    shell: first,
    manifests,
    replacements,
    apps,
    guarded: composeGuarded(guarded, {
      fallbackFor,
      needs: policies.beyond.guarded,
    }),
    policies,
    publicRoutes: rankRoutes(apps),
    allRoutes: rankRoutes(apps, guardedPatterns),
  };
}

async function loadApp(
  manifest: Manifest,
  shell: Manifest,
  { store, scope, previous: site, readAgain }: LiveSiteSource & { scope: KeyScope },
): Promise<LiveApp> {
  const wanted = pairOf(shell, manifest);
  const previous = site?.apps.find(({ pair }) => pair.key === pairKey(wanted))?.pair;
  if (previous && !readAgain) return { manifest, pair: previous };
  const pair = await readPagePair(store, wanted, scope, previous);
  if (!pair)
    throw new Error(`${wanted.app} ${wanted.version} has no pages with shell ${wanted.shell}`);
  return { manifest, pair };
}

/** Runs `load` for all items; adds failures to `problems` and leaves those items out. */
async function settle<Item, Loaded>(
  items: readonly Item[],
  problems: string[],
  load: (item: Item) => Promise<Loaded>,
): Promise<Loaded[]> {
  const results = await Promise.allSettled(items.map(load));
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') return [result.value];
    problems.push(describeError(result.reason));
    return [];
  });
}

/** Whether the tabs of a site have a composition. */
export function isSiteOf(id: string) {
  const versions = versionsIn(id);
  return (site: LiveSite | null) => site !== null && versionsIn(site.composition.id) === versions;
}

export function publicVersions({ apps }: LiveSite): Record<string, string> {
  return Object.fromEntries(apps.map(({ manifest }) => [manifest.name, manifest.version]));
}
