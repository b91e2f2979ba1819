import type { Manifest } from '@talent/artifact/manifest';
import { matchRanked, rankPatterns } from '@talent/artifact/match-pattern';
import { parsePath } from '@talent/artifact/parse-path';
import type { PageIndex } from '../page-index.ts';
import type { PageRequest } from '../render/render-protocol.ts';

/** The pages of a pair to compose again, and those that are gone. */
export interface PageRequests {
  requests: readonly PageRequest[];
  gone: ReadonlySet<string>;
}

/**
 * Chooses the pages to compose of a pair that was composed before.
 * @param paths - to compose again or for the first time; paths without a route of the app are left out.
 * @param listed - every page that the app has now; null where it was not asked.
 */
export function pageRequests(
  previous: PageIndex,
  paths: readonly string[],
  listed: readonly PageRequest[] | null,
  app: Manifest,
): PageRequests {
  const entries = new Map(previous.pages.map((entry) => [entry.path, entry]));
  const routes = rankPatterns(app.routes);
  const requested = new Set(paths);
  const named = [...requested].flatMap((path): PageRequest[] => {
    const entry = entries.get(path);
    // A redirect comes from a page's loader, so the page is requested.
    const kind = entry?.kind === 'redirect' ? 'page' : entry?.kind;
    if (entry && kind) return [{ kind, path: entry.path, pattern: entry.pattern }];
    const route = matchRanked(routes, parsePath(path)?.segments ?? [])?.item;
    if (route === undefined || route.prerender === 'client') return [];
    return [{ kind: route.kind ?? 'page', path, pattern: route.pattern }];
  });
  if (listed === null) return { requests: named, gone: new Set() };
  const fresh = listed.filter(
    ({ path, onVisit }) => !entries.has(path) && !requested.has(path) && !onVisit,
  );
  const still = new Set(listed.map(({ path }) => path));
  const gone = previous.pages.filter(
    // The shell's own frames are in no list: they have no pattern.
    ({ path, pattern }) => pattern !== null && !still.has(path) && !requested.has(path),
  );
  return { requests: [...named, ...fresh], gone: new Set(gone.map(({ path }) => path)) };
}

/** Chooses, of these canonical paths, the pages that the app lists now and that were never composed. */
export function newEntries(
  previous: PageIndex,
  paths: readonly string[],
  listed: readonly PageRequest[],
): PageRequests {
  const known = new Set(previous.pages.map(({ path }) => path));
  const requests = listed.filter(
    ({ path }) => !known.has(path) && paths.includes(parsePath(path)?.path ?? path),
  );
  return { requests, gone: new Set() };
}
