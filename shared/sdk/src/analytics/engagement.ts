import { track } from '@talent/sdk';
import type { View } from './view.ts';

/** How long a page is read before its reader counts as engaged, ms. */
const engagedAfter = 10_000;
/** How often that is checked, ms. */
const checkEvery = 5_000;

/**
 * Tracks once that a page is read: visible, and for long enough.
 * @returns ends it.
 */
export function trackEngagement(view: View): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible' || Date.now() - view.at <= engagedAfter) return;
    clearInterval(timer);
    track({ event_type: 'engaged_user', metadata: {} }, { path: view.path });
  }, checkEvery);
  return () => clearInterval(timer);
}
