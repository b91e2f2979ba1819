import { SEARCH_INDEX_PATH } from '@talent/api/search/search-paths';
import type { SearchIndex } from '@talent/api/search/site-search';

let loading: Promise<SearchIndex> | null = null;

/** The index of the live release, loaded once by a tab. @throws Error where it cannot be loaded; the next call tries again */
export function loadSearchIndex(): Promise<SearchIndex> {
  loading ??= fetch(SEARCH_INDEX_PATH)
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`${SEARCH_INDEX_PATH} answered ${answer.status}`);
      // The gateway of the same site wrote it.
      return (await answer.json()) as SearchIndex;
    })
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
