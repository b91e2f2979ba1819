import type { ReleaseStore } from '../../registry/release-store.ts';
import type { Store } from '../../store/store.ts';
import type { ComposedPage } from './compose-page.ts';
import type { PageIndex } from '../page-index.ts';
import { writePageIndex } from '../page-index-file.ts';

/** With more pages in memory than that, they take their places. */
const MOST_WAITING = 100;

/** Puts pages in the places of those that are served. */
export interface PageReplacer {
  /** Keeps a page until `replace`, or at most until many wait where `asTheyCome`. */
  add(page: ComposedPage, asTheyCome: boolean): Promise<void>;
  /** Replaces what waits. */
  replace(): Promise<void>;
}

/**
 * A served page and the hash that its index has of it cannot change at the same moment. So the index says first which
 * files are coming, then they are written, and the index that is written last names them alone.
 *
 * @param index of the pages that are served; null: none are
 */
export function createPageReplacer(store: ReleaseStore, index: PageIndex | null): PageReplacer {
  const waiting: ComposedPage[] = [];
  let announced = index;
  let replacing: Promise<void> = Promise.resolve();

  async function replaceWaiting(): Promise<void> {
    const pages = waiting.splice(0);
    if (pages.length === 0) return;
    if (announced !== null) {
      announced = withNext(announced, pages);
      await writePageIndex(store, announced);
    }
    for (const page of pages) await storePage(store, page);
  }

  /** One after the other: an index must never be followed by an older one. */
  function replace(): Promise<void> {
    replacing = replacing.then(replaceWaiting);
    return replacing;
  }

  return {
    async add(page, asTheyCome) {
      waiting.push(page);
      if (asTheyCome && waiting.length >= MOST_WAITING) await replace();
    },
    replace,
  };
}

/** Writes the files of a page. */
export async function storePage(store: Store, { files }: ComposedPage): Promise<void> {
  for (const [key, body] of files) await store.write(key, body);
}

function withNext(index: PageIndex, pages: readonly ComposedPage[]): PageIndex {
  const coming = new Map(pages.map(({ entry }) => [entry.path, entry]));
  return {
    ...index,
    pages: index.pages.map((entry) => {
      const next = coming.get(entry.path);
      if (next === undefined) return entry;
      const { hash, dataHash } = next;
      return { ...entry, next: { hash, ...(dataHash === undefined ? {} : { dataHash }) } };
    }),
  };
}
