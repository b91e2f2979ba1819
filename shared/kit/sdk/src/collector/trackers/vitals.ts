import { track } from '@talent/sdk';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { PageOwner } from '@talent/protocol/events/event';

/** The page that was served. */
export interface Landing extends PageOwner {
  path: string;
}

/**
 * Tracks the core web vitals. Loading metrics belong to the served page. CLS and INP grow while the tab is used and
 * belong to the page that is shown when they are reported.
 */
export function trackVitals(landing: Landing, ownerOfPage: () => PageOwner): void {
  if (!canObserve()) {
    console.warn('Performance monitoring not supported');
    return;
  }
  const ofLanding = (metric: Metric): void => report(metric, landing, landing.path);
  const ofPage = (metric: Metric): void => report(metric, ownerOfPage(), location.pathname);
  onTTFB(ofLanding);
  onFCP(ofLanding);
  onLCP(ofLanding);
  onCLS(ofPage);
  onINP(ofPage);
}

/** Whether the browser has a performance observer that lets itself be created. */
function canObserve(): boolean {
  try {
    new PerformanceObserver(() => {}).disconnect();
    return true;
  } catch {
    return false;
  }
}

function report({ name, value, rating }: Metric, owner: PageOwner, path: string): void {
  const { app, app_version } = owner;
  const metadata = { name, value, rating, app, app_version };
  track({ event_type: 'core_web_vitals', metadata }, { path });
}
