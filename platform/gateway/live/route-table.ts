import type { ManifestRoute } from '@talent/artifact/manifest';
import type { LiveApp } from './page-pair.ts';
import { rankPatterns, type Ranked } from '@talent/artifact/match-pattern';

export type Route =
  | { kind: 'redirect'; pattern: string; to: string }
  | { kind: 'page'; pattern: string; app: LiveApp; facts: ManifestRoute }
  | { kind: 'guarded'; pattern: string };

export type RouteTable = readonly Ranked<Route>[];

/**
 * Redirects and public routes of the shell and the public remotes, best match first.
 *
 * @param guardedPatterns of guarded apps, for admins
 */
export function rankRoutes(
  apps: readonly LiveApp[],
  guardedPatterns: readonly string[] = [],
): RouteTable {
  const redirects = apps.flatMap(({ manifest }) =>
    manifest.redirects.map(({ from, to }): Route => ({ kind: 'redirect', pattern: from, to })),
  );
  const pages = apps.flatMap((app) =>
    app.manifest.routes
      .filter((facts) => facts.guard === null)
      .map((facts): Route => ({ kind: 'page', pattern: facts.pattern, app, facts })),
  );
  const guarded = guardedPatterns.map((pattern): Route => ({ kind: 'guarded', pattern }));
  return rankPatterns([...redirects, ...pages, ...guarded]);
}
