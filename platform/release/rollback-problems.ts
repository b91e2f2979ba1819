import { contractProblems } from '@talent/artifact/fit-problems';
import type { Problem } from '@talent/artifact/problem';
import { vouchedBy, type Vouched } from '../registry/vouch.ts';
import { readFacts } from './live-apps.ts';
import type { PlannedRelease } from './release-problems.ts';
import { versionHistory } from './version-history.ts';

/**
 * Reasons why an app could not be taken back after a release: a rollback has to be possible at any moment, so
 * what it would restore must fit what is released now.
 */
export async function rollbackProblems({
  store,
  plan: { changed, apps },
  facts,
  releases,
}: PlannedRelease): Promise<Problem[]> {
  const earlier: Record<string, string> = {};
  const vouched: Record<string, Vouched> = {};
  for (const app of Object.keys(apps).filter((name) => !changed.includes(name))) {
    const target = versionHistory(releases, app)[1];
    if (target === undefined) continue;
    earlier[app] = target.version;
    vouched[app] = vouchedBy(target.since)[app] ?? { manifest: '' };
  }
  const targets = await readFacts(store, earlier, vouched);
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
