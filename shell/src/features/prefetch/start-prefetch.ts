import type { Composition } from '@talent/sdk/contract';
import { whenIdle } from '../document/when-idle';
import { savesData } from './connection';

/**
 * Starts prefetching, and the key of the search, once the page has loaded and is idle. Their code loads then too, except for a
 * visitor who saves data.
 */
export function startPrefetch(composition: Composition): void {
  if (savesData()) return;
  whenIdle(() => {
    import('./prefetch-links').then(
      ({ prefetchLinks, startSearchKey }) => {
        prefetchLinks(composition);
        startSearchKey();
      },
      // Links work without it.
      () => undefined,
    );
  });
}
