import type { ReleaseStore } from '../../registry/release-store.ts';
import type { Store } from '../../store/store.ts';
import type { ComposedPage } from './compose-page.ts';
import type { PageIndex } from '../page-index.ts';
import { writePageIndex } from '../page-index-file.ts';

/** Number of pages in memory after which they are written. */
const MAX_WAITING = 100;

/**
 * Replaces served pages. A page and its hash in the index cannot change at the same moment, so the index first announces the new hashes,
 * then the files are written, and the last index names only the new hashes.
 * @param index of the served pages; null: there are none
 */
export function createPageReplacer(store: ReleaseStore, index: PageIndex | null) {
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

  /** Replaces the waiting pages, one call after the other, so that an older index never replaces a newer one. */
  function replace(): Promise<void> {
    replacing = replacing.then(replaceWaiting);
    return replacing;
  }

  return {
    /** Keeps a page until `replace`; with `asTheyCome` at most until many wait. */
    async add(page: ComposedPage, asTheyCome: boolean): Promise<void> {
      waiting.push(page);
      if (asTheyCome && waiting.length >= MAX_WAITING) await replace();
    },
    replace,
  };
}

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
