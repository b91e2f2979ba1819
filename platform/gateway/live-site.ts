import type { Composition, GuardedComposition } from '@talent/sdk/contract';
import { isGuarded } from '@talent/artifact/app-facts';
import type { Manifest } from '@talent/artifact/manifest';
import type { Release } from '../registry/release.ts';
import { scopeOf, type KeyScope } from '../registry/keys/key-scope.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { GUARDED_PATH, NOT_FOUND_PATH } from '../compose/page-index.ts';
import type { ArtifactReader } from './artifact-reader.ts';
import { composeGuarded, composePublic } from './composition.ts';
import {
  fallbackVersions,
  versionsToServe,
  type Fallback,
  type SignedVersion,
  type StandIn,
} from './fallback.ts';
import type { LiveApp } from './live-app.ts';
import { describeError } from './describe-error.ts';
import { readPagePair } from './page-pair.ts';
import { allRoutes, publicRoutes, type RouteTable } from './route-table.ts';

/** Everything that answers depend on, at one moment. Immutable; replaced as a whole. */
export interface LiveSite {
  release: Release;
  composition: Composition;
  shell: LiveApp;
  /** Of every app that is served, guarded ones too. */
  manifests: readonly Manifest[];
  /** Damaged versions that the release names, with what stands in for them; empty when all is well. */
  fallbacks: readonly Fallback[];
  /** The same as the next load needs it. */
  standIns: readonly StandIn[];
  /** Shell first, then the public remotes. */
  apps: readonly LiveApp[];
  /** What admins get besides; null where the release has no guarded app. */
  guarded: GuardedComposition | null;
  publicRoutes: RouteTable;
  allRoutes: RouteTable;
}

/** A release that names something which is missing or damaged. All problems are in the message. */
export class ReleaseNotLoadableError extends Error {
  readonly code = 'release-not-loadable';

  constructor(release: Release, problems: readonly string[]) {
    super(
      `revision ${release.revision} of ${release.channel} cannot go live: ${problems.join('; ')}`,
    );
    this.name = 'ReleaseNotLoadableError';
  }
}

/** Where a site is loaded from, and the site before it, whose unchanged parts are kept. */
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
 * Loads all that a release needs to go live: the manifests of its apps, which must be the signed ones, and the page
 * indexes of its public ones.
 *
 * @param standIns versions that are served instead of those that the release names
 * @throws ReleaseNotLoadableError
 */
export async function loadLiveSite(
  release: Release,
  source: LiveSiteSource,
  standIns: readonly StandIn[] = [],
): Promise<LiveSite> {
  const problems: string[] = [];
  const scope = scopeOf(release.channel);
  const versions = versionsToServe(release, standIns);
  const manifests = await settle(versions, problems, (version) =>
    loadManifest(source.artifacts, version),
  );
  const shell = manifests.find(({ kind }) => kind === 'shell');
  if (!shell) throw new ReleaseNotLoadableError(release, [...problems, 'it has no shell']);

  const guarded = manifests.filter((manifest) => manifest !== shell && isGuarded(manifest));
  const remotes = manifests.filter((manifest) => manifest !== shell && !isGuarded(manifest));
  const apps = await settle([shell, ...remotes], problems, (manifest) =>
    loadApp(manifest, shell, { ...source, scope }),
  );
  const [first] = apps;
  if (first) problems.push(...missingFrames(first, guarded.length > 0));
  if (problems.length > 0 || !first) throw new ReleaseNotLoadableError(release, problems);

  const fallbackFor = fallbackVersions(standIns);
  const guardedPatterns = guarded.flatMap(({ routes }) => routes.map(({ pattern }) => pattern));
  return {
    release,
    composition: await composePublic({
      channel: release.channel,
      revision: release.revision,
      shell,
      remotes,
      fallbackFor,
      publishableKey: source.publishableKey,
      collectAnalytics: source.collectAnalytics,
    }),
    shell: first,
    manifests,
    standIns,
    fallbacks: standIns.map(({ instead, ...standIn }) => ({
      ...standIn,
      served: instead?.version ?? null,
      guarded: guarded.some(({ name }) => name === standIn.app),
    })),
    apps,
    guarded: composeGuarded(guarded, fallbackFor),
    publicRoutes: publicRoutes(apps),
    allRoutes: allRoutes(apps, guardedPatterns),
  };
}

/** Versions of the public apps of a site. */
export function publicVersions(site: LiveSite): Record<string, string> {
  return Object.fromEntries(site.apps.map(({ manifest }) => [manifest.name, manifest.version]));
}

/** Damaged public apps of a site; guarded ones are named to nobody here. */
export function publicFallbacks(site: LiveSite): Omit<Fallback, 'guarded'>[] {
  return site.fallbacks.flatMap(({ guarded, ...fallback }) => (guarded ? [] : [fallback]));
}

async function loadManifest(
  artifacts: ArtifactReader,
  { app, version, manifest: signed }: SignedVersion,
): Promise<Manifest> {
  const manifest = await artifacts.manifest(app, version, signed);
  if (!manifest) throw new Error(`${app} ${version} is not published`);
  return manifest;
}

async function loadApp(
  manifest: Manifest,
  shell: Manifest,
  source: LiveSiteSource & { scope: KeyScope },
): Promise<LiveApp> {
  const { scope } = source;
  const wanted = { shell: shell.version, app: manifest.name, version: manifest.version };
  const key = `${wanted.shell}/${wanted.app}/${wanted.version}`;
  const previous = source.previous?.apps.find((app) => app.pair.key === key)?.pair;
  if (previous && !source.readAgain) return { manifest, pair: previous };
  const pair = await readPagePair(source.store, wanted, scope, previous);
  if (!pair)
    throw new Error(`${wanted.app} ${wanted.version} has no pages with shell ${wanted.shell}`);
  return { manifest, pair };
}

/** The shell must bring the page for unknown paths, and the frame of guarded ones where there are any. */
function missingFrames({ pair }: LiveApp, hasGuarded: boolean): string[] {
  const needed = hasGuarded ? [NOT_FOUND_PATH, GUARDED_PATH] : [NOT_FOUND_PATH];
  return needed
    .filter((path) => !pair.pages.has(path))
    .map((path) => `the shell has no page ${path}`);
}

/** Runs `load` for all items; what fails is noted in `problems` and left out. */
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
