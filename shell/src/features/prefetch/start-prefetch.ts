import type { Composition } from '@talent/sdk/contract';
import { whenIdle } from '../document/when-idle';
import { savesData } from './connection';

/**
 * Starts prefetching once the page has loaded and is idle. Its code loads then too,
 * except for a visitor who saves data.
 */
export function startPrefetch(composition: Composition): void {
  if (savesData()) return;
  whenIdle(() => {
    import('./prefetch-links').then(
      ({ prefetchLinks }) => prefetchLinks(composition),
      // Links work without it.
      () => undefined,
    );
  });
}
