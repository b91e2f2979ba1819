import type { PageIndex } from '../compose/page-index.ts';
import { pageKeys } from '../compose/page-index.ts';
import type { Store } from '../store/store.ts';

/** Paths of pages that a release adds, removes and changes. */
export interface PageChanges {
  added: string[];
  removed: string[];
  changed: string[];
}

/**
 * Compares the composed pages of two pairs. A page counts as changed when its text or markup differs. The names of its
 * files do not count: they differ after every build.
 * @param before null: nothing was composed
 */
export async function pageChanges(
  store: Store,
  before: PageIndex | null,
  after: PageIndex,
): Promise<PageChanges> {
  const was = new Map(before?.pages.map((page) => [page.path, page]));
  const is = new Map(after.pages.map((page) => [page.path, page]));
  const both = after.pages.filter(({ path }) => was.has(path));
  const same = await Promise.all(
    both.map(async ({ path, hash, kind }) => {
      if (before === null || was.get(path)?.kind !== kind) return false;
      if (was.get(path)?.hash === hash) return true;
      if (kind === 'redirect') return was.get(path)?.location === is.get(path)?.location;
      const [left, right] = await Promise.all(
        [before, after].map((pair) => contentOf(store, pair, path, kind)),
      );
      return left === right;
    }),
  );
  return {
    added: paths(after).filter((path) => !was.has(path)),
    removed: before === null ? [] : paths(before).filter((path) => !is.has(path)),
    changed: both.flatMap(({ path }, index) => (same[index] ? [] : [path])),
  };
}

/** Paths without the shell's own frames, which have no URL. */
function paths({ pages }: PageIndex): string[] {
  return pages.map(({ path }) => path).filter((path) => !path.startsWith('/_'));
}

async function contentOf(
  store: Store,
  pair: PageIndex,
  path: string,
  kind: PageIndex['pages'][number]['kind'],
): Promise<string> {
  const keys = pageKeys(pair, path);
  const file = await store.read(kind === 'resource' ? keys.resource : keys.html);
  return withoutFiles(new TextDecoder().decode(file?.body), pair);
}

/** Removes the names of files and the versions of the two apps. */
function withoutFiles(html: string, { shell, version }: PageIndex): string {
  return html
    .replace(/<script type="importmap">.*?<\/script>/s, '')
    .replace(/<(?:link|script)\b[^>]*"\/assets\/[^>]*>/g, '')
    .replaceAll(shell, '')
    .replaceAll(version, '');
}
