import { parsePageIndex } from '../compose/page-index-file.ts';
import { pageIndexKey, type PageEntry } from '../compose/page-index.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { parsePath } from './parse-path.ts';

/** The composed pages of one shell and one app, as their index was at one moment. Immutable. */
export interface PagePair {
  /** `<shell version>/<app>/<version>`. */
  key: string;
  /** Version of the shell. */
  shell: string;
  app: string;
  version: string;
  /** Canonical path -> entry. */
  pages: ReadonlyMap<string, PageEntry>;
  /** Changes whenever the index is written again. */
  stamp: string;
  /** When the app was last asked for all its paths. */
  enumeratedAt: Date;
}

/**
 * Reads the index of a pair, which one of the keys must have signed; null where the pair was never composed.
 *
 * @param previous the pair as it was read before: given back when its index has not changed
 * @throws DamagedPageIndexError
 */
export async function readPagePair(
  store: ReleaseStore,
  pair: { shell: string; app: string; version: string },
  previous?: PagePair,
): Promise<PagePair | null> {
  const { shell, app, version } = pair;
  const key = pageIndexKey(shell, app, version);
  const file = await store.read(key);
  if (file === null) return null;
  const text = new TextDecoder().decode(file.body);
  const stamp = `${file.modifiedAt.getTime()} ${text}`;
  if (previous?.stamp === stamp) return previous;
  const index = await parsePageIndex(store, { shell, app, version }, text);
  return {
    key: `${shell}/${app}/${version}`,
    shell,
    app,
    version,
    pages: new Map(index.pages.map((entry) => [canonical(entry.path), entry])),
    stamp,
    enumeratedAt: new Date(index.enumeratedAt ?? index.composedAt),
  };
}

function canonical(path: string): string {
  return parsePath(path)?.path ?? path;
}
