import { useEffect, useState } from 'react';
import { searchPosts } from './api/search-posts';
import type { FoundPosts } from './api/search-posts';
import type { AskedSearch } from './asked-search';

/** How far a search is. */
export type SearchState =
  | { status: 'searching' }
  | { status: 'found'; found: FoundPosts }
  | { status: 'failed' };

type Answer = Exclude<SearchState, { status: 'searching' }> & { key: string };

/** Searches for what the address asks; `again` asks once more after a failure. */
export function useSearch({ query, page }: AskedSearch): { state: SearchState; again: () => void } {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([query, page, attempt]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    searchPosts({ query, page }, signal).then(
      (found) => !signal.aborted && setAnswer({ status: 'found', found, key }),
      () => !signal.aborted && setAnswer({ status: 'failed', key }),
    );
    return () => controller.abort();
  }, [query, page, key]);
  // An answer to something else is none.
  const state: SearchState = answer?.key === key ? answer : { status: 'searching' };
  return { state, again: () => setAttempt((count) => count + 1) };
}
