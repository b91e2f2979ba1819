import type { Composition } from '@talent/sdk/contract';
import { savesData } from './connection';

/**
 * Starts prefetching once the page has loaded and is idle. Its code loads then too,
 * except for a visitor who saves data.
 */
export function startPrefetch(composition: Composition): void {
  if (savesData()) return;
  if (document.readyState === 'complete') startWhenIdle(composition);
  else window.addEventListener('load', () => startWhenIdle(composition), { once: true });
}

function startWhenIdle(composition: Composition): void {
  const start = (): void => {
    import('./prefetch-links').then(
      ({ prefetchLinks }) => prefetchLinks(composition),
      // Links work without it.
      () => undefined,
    );
  };
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start);
  else setTimeout(start, 200);
}
