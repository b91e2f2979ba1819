import { track } from '@talent/sdk';
import type { Milestone } from '@talent/api/events/event';
import type { View } from './view.ts';

const milestones: readonly Milestone[] = [25, 50, 75, 100];

/**
 * Tracks each scroll milestone once.
 * @returns a function that stops it and returns the greatest depth in percent.
 */
export function trackScroll(view: View): () => number {
  let deepest = 0;
  measure();
  window.addEventListener('scroll', measure, { passive: true });
  return () => {
    window.removeEventListener('scroll', measure);
    // A page that cannot be scrolled was seen in full.
    return scrollable() === 0 ? 100 : deepest;
  };

  function measure(): void {
    if (window.scrollY <= 0 || scrollable() === 0) return;
    // On screens with fractional CSS pixels the last scroll position is slightly below the end.
    const depth = Math.min(100, Math.round((window.scrollY / scrollable()) * 100));
    const reached = milestones.filter((each) => each > deepest && each <= depth);
    deepest = Math.max(deepest, depth);
    for (const milestone of reached) trackMilestone(milestone, view);
  }
}

function scrollable(): number {
  return Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
}

function trackMilestone(depth: Milestone, view: View): void {
  const type = document.querySelector('meta[property="og:type"]')?.getAttribute('content');
  const metadata = {
    depth,
    time_to_depth: Date.now() - view.at,
    content_type: type ?? 'website',
  };
  track({ event_type: 'scroll_depth', metadata }, { path: view.path });
}
