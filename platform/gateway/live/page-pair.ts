import { parsePageIndex, type PairName } from '../../compose/page-index-file.ts';
import { pageIndexKey, type PageEntry, type PageIndex } from '../../compose/page-index.ts';
import type { KeyScope } from '../../registry/keys/key-scope.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import type { Manifest, ManifestRoute } from '@talent/artifact/manifest';
import { parsePath } from '@talent/artifact/parse-path';
import { rankPatterns, type Ranked } from '@talent/artifact/match-pattern';

export interface LiveApp {
  manifest: Manifest;
  pair: PagePair;
}

export type WaitingPage = Omit<NonNullable<PageIndex['onVisit']>[number], 'path'>;

/** A snapshot of the page index of one shell and one app. Immutable. */
export interface PagePair extends PairName {
  key: string;
  pages: ReadonlyMap<string, PageEntry>;
  /** The pages that are composed with their first visit, by path. */
  onVisit: ReadonlyMap<string, WaitingPage>;
  /** Scope that the index is signed for: files read with it are cached for that scope only. */
  scope: KeyScope;
  /** Changes when the index is rewritten. */
  stamp: string;
  /** When all pages were last composed: with each new version of the app, of the shell or of the site's facts. */
  composedAt: Date;
  /** When the app last listed all its paths. */
  enumeratedAt: Date;
}

/** `<shell version>/<app>/<version>`. */
export function pairKey({ shell, app, version }: PairName): string {
  return `${shell}/${app}/${version}`;
}

/**
 * Reads the index of a pair, which must be signed by a key trusted in the scope; null where the pair was never composed.
 * @param previous the pair as last read: returned when its index has not changed
 * @throws DamagedPageIndexError
 */
export async function readPagePair(
  store: ReleaseStore,
  { shell, app, version }: PairName,
  scope: KeyScope,
  previous?: PagePair,
): Promise<PagePair | null> {
  const pair = { shell, app, version };
  const file = await store.read(pageIndexKey(shell, app, version));
  if (file === null) return null;
  const text = new TextDecoder().decode(file.body);
  const stamp = `${file.modifiedAt.getTime()} ${text}`;
  if (previous?.stamp === stamp && previous.scope === scope) return previous;
  const index = await parsePageIndex(store, pair, text, scope);
  return {
    ...pair,
    key: pairKey(pair),
    scope,
    pages: new Map(index.pages.map((entry) => [parsePath(entry.path)?.path ?? entry.path, entry])),
    onVisit: new Map(index.onVisit?.map(({ path, ...page }) => [path, page])),
    stamp,
    composedAt: new Date(index.composedAt),
    enumeratedAt: new Date(index.enumeratedAt),
  };
}

export type Route =
  | { kind: 'redirect'; pattern: string; to: string }
  | { kind: 'page'; pattern: string; app: LiveApp; facts: ManifestRoute }
  | { kind: 'guarded'; pattern: string };

export type RouteTable = readonly Ranked<Route>[];

/** Redirects and routes of the shell and the public remotes, best match first, and those of guarded apps for admins. */
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
