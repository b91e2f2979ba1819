import { isGuarded, type FittingFacts } from '@talent/artifact/app-facts';
import { setProblems } from '@talent/artifact/checks/fit-problems';
import type { Manifest } from '@talent/artifact/manifest';
import { problem, type Problem } from '@talent/artifact/problem';
import type { PairName } from '../../compose/page-index-file.ts';

/** A shell and one app under it, which pages are composed from. The shell's own pages are its pair with itself. */
export interface PagePair {
  shell: Manifest;
  app: Manifest;
}

/** The effect of a release that has not been made. */
export interface ReleasePlan {
  /** App -> version after the release. */
  apps: Record<string, string>;
  /** Apps whose version changes. */
  changed: string[];
  /** Reasons why the resulting set cannot be live together. */
  problems: Problem[];
  /**
   * The pairs whose pages the release needs: those of the released apps, or every pair where the shell is released. The
   * other pairs are live already. Guarded apps have no pages.
   */
  pairs: PairName[];
}

/**
 * Plans a release, from data alone.
 *
 * @param live app -> version now
 * @param targets app -> version to go live
 * @param facts of the resulting set, as far as it is published
 */
export function planRelease(
  live: Readonly<Record<string, string>>,
  targets: Readonly<Record<string, string>>,
  facts: readonly FittingFacts[],
): ReleasePlan {
  const apps = { ...live, ...targets };
  const changed = Object.keys(targets).filter((app) => targets[app] !== live[app]);
  const set = facts
    .filter(({ name, version }) => apps[name] === version)
    // Released apps come first, because the message about two apps is for the team of the first.
    .sort(
      (left, right) => Number(changed.includes(right.name)) - Number(changed.includes(left.name)),
    );
  const shell = set.find(({ kind }) => kind === 'shell');
  const released = set.filter(({ name }) => name in targets || (shell && shell.name in targets));
  return {
    apps,
    changed,
    problems: [...absentProblems(apps, set), ...setProblems(set)],
    pairs: shell
      ? released
          .filter((app) => !isGuarded(app))
          .map(({ name, version }) => ({ shell: shell.version, app: name, version }))
      : [],
  };
}

function absentProblems(
  apps: Readonly<Record<string, string>>,
  set: readonly FittingFacts[],
): Problem[] {
  const problems = Object.entries(apps)
    .filter(([app]) => !set.some(({ name }) => name === app))
    .map(([app, version]) =>
      problem(
        'artifact-missing',
        `${app}@${version} is not in the store: publish it, or promote another version of ${app}`,
      ),
    );
  if (apps['shell'] !== undefined) return problems;
  const message =
    'no shell is live and none is promoted, so that nothing could be shown: promote the shell as well';
  return [...problems, problem('shell-missing', message)];
}
