import { entriesOf } from '../capabilities/capabilities.ts';
import { scanScripts, undeclared } from '../capabilities/scan.ts';
import type { Manifest } from '../manifest.ts';
import { problem, type Problem } from '../problem.ts';

/**
 * Reasons against what an artifact's scripts plainly use and its declaration does not name.
 *
 * @param scripts path below the artifact -> text, of every script for browsers
 */
export function capabilityProblems(
  { name: app, kind, routes, capabilities }: Manifest,
  scripts: Readonly<Record<string, string>>,
): Problem[] {
  const entries = entriesOf(capabilities);
  const own = new Set(routes.map(({ pattern }) => pattern));
  // A shell's needs may be of any page.
  const named = kind === 'shell' ? [] : entries.flatMap(({ on = [] }) => on);
  return [
    ...[...new Set(named)]
      .filter((pattern) => !own.has(pattern))
      .map((pattern) =>
        problem(
          'capability-route',
          `${app}/capabilities.json names ${pattern}, which is no route of ${app}: correct "on"`,
        ),
      ),
    ...undeclared(scanScripts(scripts), entries).map(({ file, need, name }) =>
      problem(
        'undeclared-capability',
        `${file} uses "${name}", which ${app}/capabilities.json does not declare under ${need}: ` +
          `remove it, or build and run "pnpm release capabilities ${app} --accept"`,
      ),
    ),
  ];
}
