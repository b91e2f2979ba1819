import { track } from '@talent/sdk';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Metric } from 'web-vitals';
import type { PageOwner } from '@talent/api/events/event';

/** The page that was served. */
export interface Landing extends PageOwner {
  path: string;
}

/**
 * Tracks the core web vitals. How a page loads belongs to the one that was served; what grows while a
 * tab is used (CLS, INP) to the one on the screen when it is reported.
 */
export function trackVitals(landing: Landing, ownerOfPage: () => PageOwner): void {
  if (!('PerformanceObserver' in window)) {
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

function report({ name, value, rating }: Metric, owner: PageOwner, path: string): void {
  const { app, app_version } = owner;
  const metadata = { name, value, rating, app, app_version };
  track({ event_type: 'core_web_vitals', metadata }, { path });
}
