import type { ManifestRoute } from '@talent/artifact/manifest';
import type { LiveApp } from './page-pair.ts';
import { rankPatterns, type Ranked } from '@talent/artifact/match-pattern';

/** The target of a path. */
export type Route =
  | { kind: 'redirect'; pattern: string; to: string }
  | { kind: 'page'; pattern: string; app: LiveApp; facts: ManifestRoute }
  | { kind: 'guarded'; pattern: string };

export type RouteTable = readonly Ranked<Route>[];

/** Redirects and public routes of the shell and the public remotes, best match first. */
export function publicRoutes(apps: readonly LiveApp[]): RouteTable {
  return rankPatterns(listPublic(apps));
}

/** The same with the patterns of guarded apps, for admins. */
export function allRoutes(
  apps: readonly LiveApp[],
  guardedPatterns: readonly string[],
): RouteTable {
  const guarded = guardedPatterns.map((pattern): Route => ({ kind: 'guarded', pattern }));
  return rankPatterns([...listPublic(apps), ...guarded]);
}

function listPublic(apps: readonly LiveApp[]): Route[] {
  const redirects = apps.flatMap(({ manifest }) =>
    manifest.redirects.map(({ from, to }): Route => ({ kind: 'redirect', pattern: from, to })),
  );
  const pages = apps.flatMap((app) =>
    app.manifest.routes
      .filter((facts) => facts.guard === null)
      .map((facts): Route => ({ kind: 'page', pattern: facts.pattern, app, facts })),
  );
  return [...redirects, ...pages];
}
