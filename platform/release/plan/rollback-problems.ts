import { contractProblems } from '@talent/artifact/checks/fit-problems';
import type { Problem } from '@talent/artifact/problem';
import { signedFactsOf, type SignedFacts } from '../../registry/signed-facts.ts';
import { readFacts } from './read-facts.ts';
import type { PlannedRelease } from './release-problems.ts';
import { versionHistory } from './version-history.ts';

/**
 * Reasons why an app could not be rolled back after a release. A rollback must be possible at any moment, so the version
 * that it would restore must fit the versions that are released now.
 */
export async function rollbackProblems({
  store,
  plan: { changed, apps },
  facts,
  releases,
}: PlannedRelease): Promise<Problem[]> {
  const earlier: Record<string, string> = {};
  const signed: Record<string, SignedFacts> = {};
  for (const app of Object.keys(apps).filter((name) => !changed.includes(name))) {
    const target = versionHistory(releases, app)[1];
    if (target === undefined) continue;
    earlier[app] = target.version;
    signed[app] = signedFactsOf(target.since)[app] ?? { manifest: '' };
  }
  const targets = await readFacts(store, earlier, signed);
  return facts
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
