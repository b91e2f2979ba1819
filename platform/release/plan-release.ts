import { setProblems } from '../artifact/fit-problems.ts';
import type { Manifest } from '../artifact/manifest.ts';
import type { Problem } from '../artifact/problem.ts';

/** A shell and one app under it: what a set of pages is composed from. The shell's own pages are its pair with itself. */
export interface PagePair {
  shell: Manifest;
  app: Manifest;
}

/** What a release would do; nothing has been done yet. */
export interface ReleasePlan {
  /** App -> version after the release. */
  apps: Record<string, string>;
  /** Apps whose version changes. */
  changed: string[];
  /** Reasons why the resulting set cannot be live together. */
  problems: Problem[];
  /** Every pair whose pages the resulting set serves; guarded apps have none. */
  pairs: PagePair[];
}

/**
 * Plans a release: data in, plan out.
 *
 * @param live app -> version now
 * @param targets app -> version to go live
 * @param manifests of the resulting set, as far as they are published
 */
export function planRelease(
  live: Readonly<Record<string, string>>,
  targets: Readonly<Record<string, string>>,
  manifests: readonly Manifest[],
): ReleasePlan {
  const apps = { ...live, ...targets };
  const changed = Object.keys(targets).filter((app) => targets[app] !== live[app]);
  const set = manifests
    .filter(({ name, version }) => apps[name] === version)
    // What is released comes first: a problem between two apps is told to the one that changes.
    .sort(
      (left, right) => Number(changed.includes(right.name)) - Number(changed.includes(left.name)),
    );
  const shell = set.find(({ kind }) => kind === 'shell');
  return {
    apps,
    changed,
    problems: [...absentProblems(apps, set), ...setProblems(set)],
    pairs: shell ? set.filter((app) => !isGuarded(app)).map((app) => ({ shell, app })) : [],
  };
}

/** Whether an app is for signed-in people only: it has no composed pages. */
export function isGuarded({ routes }: Manifest): boolean {
  return routes.some(({ guard }) => guard !== null);
}

function absentProblems(
  apps: Readonly<Record<string, string>>,
  set: readonly Manifest[],
): Problem[] {
  const problems = Object.entries(apps)
    .filter(([app]) => !set.some(({ name }) => name === app))
    .map(([app, version]) => ({
      rule: 'artifact-missing',
      message: `${app}@${version} is not in the store: publish it, or promote another version of ${app}`,
    }));
  if (apps['shell'] !== undefined) return problems;
  const message =
    'no shell is live and none is promoted, so that nothing could be shown: promote the shell as well';
  return [...problems, { rule: 'shell-missing', message }];
}
