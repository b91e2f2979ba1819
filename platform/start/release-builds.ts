import { isGuarded } from '@talent/artifact/app-facts';
import { readPublishedManifest } from '../store/published-artifacts.ts';
import { composePair } from '../compose/compose-pair.ts';
import { pairOf, readPageIndexOf } from '../compose/page-index-file.ts';
import type { ComposeOptions } from '../compose/compose-pair.ts';
import { scopeOf } from '../registry/keys/key-scope.ts';
import { history, readLatest } from '../registry/registry.ts';
import { undoingOf } from '../release/plan/version-history.ts';
import { promote } from '../release/promote.ts';
import { publishArtifacts } from '../release/publish/publish.ts';
import type { ReleaseStore } from '../registry/release-store.ts';

/** Result of releasing the builds of a start. */
export interface ReleasedBuilds {
  /** `app@version` of new builds. */
  promoted: string[];
  /** `app@version` of builds that were live or undone before: they are skipped. */
  skipped: string[];
}

type ComposeWith = Pick<ComposeOptions, 'backend' | 'site' | 'warn'>;

/** Publishes the built apps, and promotes those that were never live on the channel. */
export async function releaseBuilds(
  store: ReleaseStore,
  channel: string,
  folders: readonly string[],
  composeWith: ComposeWith,
): Promise<ReleasedBuilds> {
  const published = await publishArtifacts({ store, channel, folders: [...folders] });
  const past = await history(store, channel);
  const versions: Record<string, string> = {};
  const skipped: string[] = [];
  for (const { manifest } of published) {
    const { name, version } = manifest;
    if (past[0]?.apps[name] === version) continue;
    const wasLive = past.some(({ apps }) => apps[name] === version);
    const isUndone = wasLive || (await undoingOf(store, channel, past, name, version)) !== null;
    if (isUndone) skipped.push(`${name}@${version}`);
    else versions[name] = version;
  }
  const promoted = Object.entries(versions).map(([app, version]) => `${app}@${version}`);
  if (promoted.length > 0) {
    const compose = async (pair: Pick<ComposeOptions, 'shell' | 'app'>): Promise<void> => {
      await composePair({ store, ...pair, ...composeWith });
    };
    // The sources of one commit, on a site that has to start.
    const made = await promote({ store, channel, versions, compose, links: 'list' });
    const notes = made.status === 'released' ? made.notes : [];
    for (const { message } of notes) composeWith.warn?.(message);
  }
  await composeForSite(store, channel, composeWith);
  return { promoted, skipped };
}

/**
 * Pages hold the site's origin and brand: after a change of these every live page is recomposed, as are pages whose index is not
 * trusted.
 */
async function composeForSite(
  store: ReleaseStore,
  channel: string,
  composeWith: ComposeWith,
): Promise<void> {
  const { release } = await readLatest(store, channel);
  const live = await Promise.all(
    Object.entries(release?.apps ?? {}).map(([app, version]) =>
      readPublishedManifest(store, app, version, release?.manifests[app]),
    ),
  );
  const manifests = live.filter((manifest) => manifest !== null);
  const shell = manifests.find(({ kind }) => kind === 'shell');
  if (!shell) return;
  for (const app of manifests) {
    if (isGuarded(app)) continue;
    const index = await readPageIndexOf(store, pairOf(shell, app), scopeOf(channel));
    if (JSON.stringify(index?.site) === JSON.stringify(composeWith.site)) continue;
    await composePair({ store, shell, app, ...composeWith });
  }
}
