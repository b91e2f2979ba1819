import type { Manifest } from '@talent/artifact/manifest';
import { matchRanked, rankPatterns } from '@talent/artifact/match-pattern';
import { parsePath } from '@talent/artifact/parse-path';
import type { PageEntry, PageIndex } from './page-index.ts';
import type { PageRequest } from './render-protocol.ts';

/** Which pages of a pair are made again, and which have gone. */
export interface PageRequests {
  requests: readonly PageRequest[];
  /** Paths that the app does not list any more. */
  gone: ReadonlySet<string>;
}

/**
 * What has to be composed of a pair that was composed before.
 * @param paths - to be composed again, or for the first time; what fits none of the app's routes is left out.
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
    if (entry) return [requestOf(entry)];
    const route = matchRanked(routes, parsePath(path)?.segments ?? [])?.item;
    if (route === undefined || route.prerender === 'client') return [];
    return [{ kind: route.kind ?? 'page', path, pattern: route.pattern }];
  });
  if (listed === null) return { requests: named, gone: new Set() };
  const fresh = listed.filter(({ path }) => !entries.has(path) && !requested.has(path));
  const still = new Set(listed.map(({ path }) => path));
  const gone = previous.pages.filter(
    // The shell's frames are listed by nobody: they have no pattern.
    ({ path, pattern }) => pattern !== null && !still.has(path) && !requested.has(path),
  );
  return { requests: [...named, ...fresh], gone: new Set(gone.map(({ path }) => path)) };
}

/** A redirect is the answer of a page's loader. */
function requestOf({ kind, path, pattern }: PageEntry): PageRequest {
  return { kind: kind === 'redirect' ? 'page' : kind, path, pattern };
}
