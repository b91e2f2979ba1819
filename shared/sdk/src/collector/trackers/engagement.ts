import { track } from '@talent/sdk';
import type { View } from './view.ts';

/** Reading time after which a visitor counts as engaged, ms. */
const engagedAfter = 10_000;
/** Interval of the check, ms. */
const checkEvery = 5_000;

/**
 * Tracks once that the page has been visible for long enough.
 * @returns a function that stops it.
 */
export function trackEngagement(view: View): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible' || Date.now() - view.at <= engagedAfter) return;
    clearInterval(timer);
    track({ event_type: 'engaged_user', metadata: {} }, { path: view.path });
  }, checkEvery);
  return () => clearInterval(timer);
}
