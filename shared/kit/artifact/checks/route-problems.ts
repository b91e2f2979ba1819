import { patternShape } from '../match-pattern.ts';
import { problem, type Problem } from '../problem.ts';
import { reservedPathOf } from '../reserved-paths.ts';
import type { SoundManifest } from '../manifest.ts';

/** Reasons against the paths of one app alone. */
export function routeProblems(
  manifest: SoundManifest,
  reservedPaths: readonly string[],
): Problem[] {
  const { routes = [], redirects = [] } = manifest;
  const patterns = routes.map(({ pattern }) => pattern);
  const sources = redirects.map(({ from }) => from);
  return [
    ...duplicates(patterns).map(([first, second]) =>
      problem(
        'pattern-duplicated',
        `"${second}" matches the same paths as "${first}" of the same app: keep one of them`,
      ),
    ),
    ...duplicates(sources).map(([first, second]) =>
      problem(
        'redirect-duplicated',
        `redirect "${second}" starts from the same paths as redirect "${first}": keep one of them`,
      ),
    ),
    ...[...patterns, ...sources].flatMap((pattern) => pathProblems(pattern, reservedPaths)),
    ...redirects.flatMap(({ from, to }): Problem[] => {
      if (patternShape(from) !== patternShape(to)) return [];
      return [
        problem('redirect-loop', `redirect "${from}" leads to itself: give it another target`),
      ];
    }),
    ...resourceProblems(manifest),
    ...guardProblems(manifest),
  ];
}

function pathProblems(pattern: string, reservedPaths: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  const reserved = reservedPathOf(pattern, reservedPaths);
  if (reserved !== null) {
    const message = `"${pattern}" is below ${reserved}, which the platform answers itself: use another path`;
    problems.push(problem('pattern-reserved', message));
  }
  const odd = pattern
    .split('/')
    .find((segment) => segment.includes(':') && !/^:[\w-]+$/.test(segment));
  if (odd !== undefined) {
    const message = `"${pattern}" has the segment "${odd}": a parameter must be a whole segment, such as :slug`;
    problems.push(problem('pattern-parameter', message));
  }
  return problems;
}

/** A resource is requested by its URL alone: it has nothing that a page needs. */
function resourceProblems({ routes = [] }: SoundManifest): Problem[] {
  return routes.flatMap((route) => {
    const { kind, sharing, pattern, guard, prerender, scripts, styles, sitemap } = route;
    if (kind !== 'resource') {
      if (sharing === undefined) return [];
      const message = `page "${pattern}" is shared with other sites, which only a resource may be: leave "sharing" out`;
      return [problem('page-shared', message)];
    }
    const isPlain =
      guard === null && sitemap === null && scripts.length === 0 && styles.length === 0;
    if (isPlain && prerender !== 'client') return [];
    const message = `resource "${pattern}" is public and composed, without scripts, styles and sitemap facts: leave these out`;
    return [problem('resource-page', message)];
  });
}

function guardProblems({ kind, routes = [] }: SoundManifest): Problem[] {
  const guarded = routes.filter(({ guard }) => guard !== null);
  const problems: Problem[] = guarded
    .filter(({ sitemap }) => sitemap !== null)
    .map(({ pattern }) =>
      problem(
        'guard-sitemap',
        `guarded route "${pattern}" would be in the public sitemap: set its sitemap to null`,
      ),
    );
  if (guarded.length > 0 && guarded.length < routes.length) {
    const open = routes.filter(({ guard }) => guard === null).map(({ pattern }) => `"${pattern}"`);
    const message = `an app is guarded as a whole or not at all: guard ${open.join(', ')} too, or move it to another app`;
    problems.push(problem('guard-mixed', message));
  }
  if (guarded.length > 0 && kind === 'shell') {
    const message =
      'the shell is on every page and cannot be guarded: move its guarded routes to a remote';
    problems.push(problem('guard-shell', message));
  }
  return problems;
}

/** Pairs of an earlier and a later pattern of the same shape. */
function duplicates(patterns: readonly string[]): [string, string][] {
  const seen = new Map<string, string>();
  return patterns.flatMap((pattern) => {
    const shape = patternShape(pattern);
    const first = seen.get(shape);
    if (first !== undefined) return [[first, pattern]];
    seen.set(shape, pattern);
    return [];
  });
}
