import type { Progress } from '@talent/node/terminal/progress';
import { appNames, artifactFolder } from '@talent/node/workspace/app-folders';
import { BUILDS_AT_ONCE, buildApps } from '../ship/build-apps.ts';
import { forEachLimited } from '../store/for-each-limited.ts';
import type { ReleasedBuilds } from './release-builds.ts';

interface Sources {
  /** Repository with the apps' folders. */
  root: string;
  /** app -> live version; null before the first release. */
  live: Readonly<Record<string, string>> | null;
  progress: Progress;
  /** Releases the builds in these folders. */
  release: (folders: readonly string[]) => Promise<ReleasedBuilds>;
}

/**
 * Builds what changed, and releases it. Where something is live, an app that does not build keeps its live version, and a refused
 * release leaves everything as it is: the site is served all the same.
 * @throws `app-build`, and the errors of a release, where nothing is live
 */
export async function buildAndRelease({ root, live, progress, release }: Sources): Promise<void> {
  const failed = new Map<string, unknown>();
  const build = (app: string): Promise<void> =>
    buildApps(root, [app], progress.note).catch((error: unknown) => {
      if (live === null) throw error;
      failed.set(app, error);
    });
  const apps = await appNames(root);
  await progress.step(
    'Applications',
    () => forEachLimited(apps, BUILDS_AT_ONCE, build),
    () => (failed.size === 0 ? '' : `without ${[...failed.keys()].join(', ')}`),
  );
  const built = apps.filter((app) => !failed.has(app));
  try {
    const { skipped } = await progress.step(
      'Pages',
      () => release(built.map((app) => artifactFolder(root, app))),
      ({ promoted }) => (promoted.length > 0 ? `of ${promoted.join(', ')}` : 'unchanged'),
    );
    for (const build of skipped) {
      progress.note(`${build} was live before and was rolled back: it is not released again.`);
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
