import type { Progress } from '@talent/node/terminal/progress';
import { appNames, artifactFolder } from '@talent/node/workspace/app-folders';
import { BUILDS_AT_ONCE, buildApps } from '../ship/build-apps.ts';
import { forEachLimited } from '../store/for-each-limited.ts';
import { versionHistory } from '../release/plan/version-history.ts';
import type { Release } from '../registry/release.ts';
import type { ReleasedBuilds } from './release-builds.ts';

interface Sources {
  /** Repository with the apps' folders. */
  root: string;
  /** Releases of the channel, newest first. */
  past: readonly Release[];
  progress: Progress;
  release: (folders: readonly string[]) => Promise<ReleasedBuilds>;
}

/**
 * Builds what changed, and releases it; an app that was taken off stays off. Where something is live, an app that does not build keeps its live version, and a refused
 * release leaves everything as it is: the site is served all the same.
 * @throws `app-build`, and the errors of a release, where nothing is live
 */
export async function buildAndRelease({ root, past, progress, release }: Sources): Promise<void> {
  const live = past[0]?.apps ?? null;
  const failed = new Map<string, unknown>();
  const build = (app: string): Promise<void> =>
    buildApps(root, [app], progress.note).catch((error: unknown) => {
      if (live === null) throw error;
      failed.set(app, error);
    });
  const known = await appNames(root);
  const off = known.filter((app) => versionHistory(past, app)[0]?.version === null);
  const apps = known.filter((app) => !off.includes(app));
  await progress.step(
    'Applications',
    () => forEachLimited(apps, BUILDS_AT_ONCE, build),
    () => (failed.size === 0 ? '' : `without ${[...failed.keys()].join(', ')}`),
  );
  for (const app of off) {
    progress.note(`${app} is off, and stays off. To turn it on: pnpm ship ${app}`);
  }
  const built = apps.filter((app) => !failed.has(app));
  try {
    const { skipped } = await progress.step(
      'Pages',
      () => release(built.map((app) => artifactFolder(root, app))),
      ({ promoted }) => (promoted.length > 0 ? `of ${promoted.join(', ')}` : 'unchanged'),
    );
    for (const build of skipped) {
      progress.note(`${build} was live or undone before: it is not released again.`);
    }
  } catch (error) {
    // An error without a code is a fault of this program.
    if (live === null || !(error instanceof Error && 'code' in error)) throw error;
    progress.note(`Nothing was released: the site shows what was live before.\n${error.message}`);
  }
  for (const [app, error] of failed) {
    const version = live?.[app];
    const shown = version === undefined ? 'It is not live' : `The site shows ${app}@${version}`;
    const message = error instanceof Error ? error.message : String(error);
    progress.note(`${message}\n${shown}. To see your change: pnpm dev ${app}`);
  }
}
