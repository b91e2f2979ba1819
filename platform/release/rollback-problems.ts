import { contractProblems } from '../artifact/fit-problems.ts';
import type { Manifest } from '../artifact/manifest.ts';
import type { Problem } from '../artifact/problem.ts';
import { history } from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { readManifests } from './live-apps.ts';
import type { ReleasePlan } from './plan-release.ts';
import { versionHistory } from './version-history.ts';

/**
 * Reasons why an app could not be taken back after a release: a rollback has to be possible at any moment, so
 * what it would restore must fit what is released now.
 * @param manifests of the set that the release makes live
 */
export async function rollbackProblems(
  store: ReleaseStore,
  channel: string,
  { changed, apps }: Pick<ReleasePlan, 'changed' | 'apps'>,
  manifests: readonly Manifest[],
): Promise<Problem[]> {
  const releases = await history(store, channel);
  const earlier: Record<string, string> = {};
  const signed: Record<string, string> = {};
  for (const app of Object.keys(apps).filter((name) => !changed.includes(name))) {
    const target = versionHistory(releases, app)[1];
    if (target === undefined) continue;
    earlier[app] = target.version;
    signed[app] = target.since.manifests[app] ?? '';
  }
  const targets = await readManifests(store, earlier, signed);
  return manifests
    .filter(({ name }) => changed.includes(name))
    .flatMap((released) =>
      targets.flatMap((target) =>
        contractProblems(released, target).map(({ message }) => ({
          rule: 'rollback-contract',
          message:
            `a rollback of ${target.name} would restore ${target.version}, and it could not: ${message}; ` +
            `or promote the live ${target.name} from another build, so that a rollback leads to one that fits`,
        })),
      ),
    );
}
